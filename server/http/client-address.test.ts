import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf, truncatedNetwork } from '#server/http/client-address.ts'

describe('the network of an address', () => {
  it('is the /64 of IPv6 however it is written, with groups of zero too', () => {
    const same = ['2001:db8::1', '2001:db8:0:0:1::', '2001:0db8:0000:0000:a:b:c:d', '2001:DB8::ffff:0:1']
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:0::/64']))
    expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
    expect(networkOf('2001:db8:1::')).toBe('2001:db8:1:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })

  it('is the address itself for IPv4, also as IPv6 writes it', () => {
    expect([networkOf('192.0.2.1'), networkOf('::ffff:192.0.2.1')]).toEqual(['192.0.2.1', '192.0.2.1'])
  })

  it('is cut shorter for the log', () => {
    expect(truncatedNetwork('2001:db8:a:b::1')).toBe('2001:db8:a::/48')
    expect(truncatedNetwork('192.0.2.77')).toBe('192.0.2.0/24')
    expect(truncatedNetwork('nergens')).toBe('onbekend')
  })
})

describe('a forwarded address', () => {
  it('counts only as far as our own proxies wrote it', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 0)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '198.51.100.1, 203.0.113.9', 1)).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', 'onzin', 1)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1')
  })
})
