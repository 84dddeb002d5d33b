import { hash, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits. Only its digest is ever stored. */
export function createToken(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, digest: tokenDigest(token) }
}

export function tokenDigest(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Whether a text has the format of our tokens, known or not. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
