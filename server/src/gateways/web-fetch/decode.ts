import { isUtf8 } from 'node:buffer'
import { contentKindOf, type ContentType } from './content-kind.ts'
import { charsetInHtml, charsetInXml } from './html-charset.ts'

/**
 * The encoding of a body's text, determined in the order of the HTML standard: byte order mark, Content-Type header, a
 * declaration in the first 1024 bytes (meta element, `@charset`, XML declaration), or else UTF-8 if the bytes are valid
 * UTF-8, and windows-1252 otherwise. JSON is UTF-8. Undefined if the body is not text.
 */
export function charsetOf(type: ContentType, body: Buffer): string | undefined {
  const kind = contentKindOf(type.essence)
  const isText = (kind !== undefined && kind !== 'image') || type.essence === 'image/svg+xml'
  if (!isText) return undefined
  const mark = byteOrderMark(body)
  if (mark) return mark
  if (kind === 'json') return 'utf-8'
  const declared = encodingOf(type.charset) ?? encodingInside(type, body)
  return declared ?? (isUtf8(body) ? 'utf-8' : 'windows-1252')
}

/** The text of a body, without byte order mark, and with U+FFFD for bytes that are invalid in the encoding. */
export function decodeText(body: Buffer, charset: string): string {
  return new TextDecoder(charset).decode(body)
}

function byteOrderMark(body: Buffer): string | undefined {
  if (body.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf))) return 'utf-8'
  if (body.subarray(0, 2).equals(Buffer.of(0xfe, 0xff))) return 'utf-16be'
  if (body.subarray(0, 2).equals(Buffer.of(0xff, 0xfe))) return 'utf-16le'
  return undefined
}

function encodingInside(type: ContentType, body: Buffer): string | undefined {
  const encoding = encodingOf(labelInside(type, body))
  // A text that was readable as ASCII up to here can't be UTF-16, whatever it declares.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding
}

function labelInside(type: ContentType, body: Buffer): string | undefined {
  const kind = contentKindOf(type.essence)
  if (kind === 'html') return charsetInHtml(body, (label) => encodingOf(label) !== undefined)
  if (kind === 'css') return /^@charset "([^"]*)";/.exec(body.toString('latin1', 0, 1_024))?.[1]
  return kind === 'image' ? charsetInXml(body) : undefined
}

function encodingOf(label: string | undefined): string | undefined {
  if (!label) return undefined
  if (label.trim().toLowerCase() === 'x-user-defined') return 'windows-1252'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
