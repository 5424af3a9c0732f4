/** Who is asking, as far as the network can tell. A forwarded address only counts when our own proxies wrote it. */
import { isIP } from 'node:net'

export function clientAddress(remote: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return remote
  // Each proxy appends the address it saw: the last entry is from the proxy nearest to us.
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  const claimed = hops[hops.length - trustedProxies]
  return claimed !== undefined && isIP(claimed) !== 0 ? claimed : remote
}

/** The eight groups of an IPv6 address as numbers. */
function ipv6Groups(address: string): readonly number[] {
  const bare = address.split('%')[0] ?? ''
  const [head = '', tail] = bare.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0), ...last]
}

function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? address
}

function ipv6Prefix(address: string, groups: number): string {
  return ipv6Groups(address)
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')
}

/** One subscriber: an IPv4 address, or the /64 that an IPv6 subscriber can pick addresses from at will. */
export function networkOf(address: string): string {
  const bare = plain(address)
  return isIP(bare) === 6 ? `${ipv6Prefix(bare, 4)}::/64` : bare
}

/** For the audit: enough to see a pattern, too little to point at a person. */
export function truncatedNetwork(address: string): string {
  const bare = plain(address)
  if (isIP(bare) === 6) return `${ipv6Prefix(bare, 3)}::/48`
  if (isIP(bare) === 4) return `${bare.split('.').slice(0, 3).join('.')}.0/24`
  return 'onbekend'
}
