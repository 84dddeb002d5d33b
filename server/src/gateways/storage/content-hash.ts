import { createHash } from 'node:crypto'

/** The name of a file: the SHA-256 of its bytes in lower-case hex. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a text can be such a name; no other text may become part of a path. */
export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
