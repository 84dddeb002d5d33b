import type { VideoType } from './picture-address.ts'

/** The type of a video by its first bytes, whatever its sender claims; undefined if it isn't a video. */
export function videoTypeOf(bytes: Uint8Array): VideoType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.includes('webm') ? 'video/webm' : undefined
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const brand = head.slice(8, 12)
  if (brand === 'qt  ') return 'video/quicktime'
  return /^(?:isom|iso[2-9]|mp4[12]|M4V |avc1|dash|MSNV)$/.test(brand) ? 'video/mp4' : undefined
}
