import { generateKeyPairSync, sign } from 'node:crypto'

const ed25519 = sequence(oid([0x2b, 0x65, 0x70]))
const subjectAltName = oid([0x55, 0x1d, 0x11])
const basicConstraints = oid([0x55, 0x1d, 0x13])

/** A new key with a self-signed certificate for one host name. */
export function selfSigned(hostname: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const name = sequence(set(sequence(oid([0x55, 0x04, 0x03]), element(0x0c, Buffer.from(hostname)))))
  const extensions = sequence(
    sequence(subjectAltName, element(0x04, sequence(element(0x82, Buffer.from(hostname))))),
    sequence(basicConstraints, element(0x04, sequence(element(0x01, Buffer.of(0xff))))),
  )
  const content = sequence(
    element(0xa0, element(0x02, Buffer.of(2))),
    element(0x02, Buffer.of(1)),
    ed25519,
    name,
    sequence(element(0x17, Buffer.from('200101000000Z')), element(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  )
  const signature = element(0x03, Buffer.concat([Buffer.of(0), sign(null, content, privateKey)]))
  const body = sequence(content, ed25519, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts))
}

function set(...parts: readonly Buffer[]): Buffer {
  return element(0x31, Buffer.concat(parts))
}

function oid(bytes: readonly number[]): Buffer {
  return element(0x06, Buffer.from(bytes))
}

function element(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}
