/** An authenticator in software: what a phone or a security key does, for tests. ES256, no attestation. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** The little of CBOR that a public key and an empty attestation need. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

export type Options = { readonly challenge: string }
type Flaws = { readonly origin?: string; readonly unverified?: boolean }

export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, { challenge }: Options, flaws: Flaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: flaws.origin ?? origin, crossOrigin: false }))
  const authenticatorData = (flags: number, rest: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest])
  }
  const identity = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  /** Present, and verified by a finger or a code. */
  const flagsOf = ({ unverified }: Flaws) => (unverified === true ? 0x01 : 0x05)

  return {
    id: identity.id,
    make: (options: Options, flaws: Flaws = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const data = authenticatorData(0x40 | flagsOf(flaws), Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]))
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, flaws)),
        attestationObject: base64url(cbor(attestation)),
      }
      return { ...identity, response }
    },
    sign: (options: Options, flaws: Flaws = {}) => {
      const client = clientData('webauthn.get', options, flaws)
      const data = authenticatorData(flagsOf(flaws), Buffer.alloc(0))
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { ...identity, response }
    },
  }
}
