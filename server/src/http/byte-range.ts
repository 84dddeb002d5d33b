import type { ByteRange } from '../gateways/storage/storage.port.ts'

/**
 * The part of a file that a `Range` header asks for: null asks for all of it, `unsatisfiable` for bytes that it doesn't have.
 * Several parts at once, and anything that isn't understood, get the whole file, as RFC 9110 allows.
 */
export function parseByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim())
  if (!asked) return null
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)]
  if (to !== '' && last < first) return null
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) }
}
