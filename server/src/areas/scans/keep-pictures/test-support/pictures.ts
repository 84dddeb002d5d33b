import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of one color. */
export function flat(width: number, height: number, color = '#c2452d'): Sharp {
  return sharp({ create: { width, height, channels: 4, background: color } })
}

/** The color at a relative position from 0 to 1, as `#rrggbbaa`. */
export async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return `#${data.subarray(at, at + 4).toString('hex')}`
}

/** A PNG built by hand: its header may claim any size, regardless of its data. */
export function rawPng(width: number, height: number, pixels: Uint8Array = new Uint8Array(100)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** A GIF built by hand, with one pixel that alternates between black and white. */
export function rawGif(frames: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const [black, white] = ['44', '4c'].map((pixel) =>
    Buffer.from(`21f90400010000002c0000000001000100000202${pixel}0100`, 'hex'),
  )
  const all = Array.from({ length: frames }, (_, index) => (index % 2 ? white : black) ?? Buffer.of())
  return Buffer.concat([header, ...all, Buffer.of(0x3b)])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** An SVG around `content`; 100 pixels square unless the attributes set another size. */
export function svg(content: string, attributes = 'width="100" height="100"', before = ''): Buffer {
  const spaces = ['xmlns="http://www.w3.org/2000/svg"', 'xmlns:xlink="http://www.w3.org/1999/xlink"']
  return Buffer.from(`${before}<svg ${spaces.join(' ')} ${attributes}>${content}</svg>`)
}
