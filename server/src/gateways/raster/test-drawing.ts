import type {
  Creative,
  CreativeElement,
  CroppedImageElement,
  TextElement,
} from '@aloft/domain/creatives/creative.entity'
import sharp from 'sharp'
import type { Raster, RenderRequest } from './raster.port.ts'

/** A signal that never aborts. */
export const never: AbortSignal = new AbortController().signal
export const box = {
  x: 0,
  y: 0,
  width: 400,
  height: 400,
  rotation: 0,
  opacity: 1,
  outline: null,
  aspect: null,
}
/** The stored picture of `photo`. */
export const src = `/files/${'0123456789abcdef'.repeat(4)}.webp`
export const text: TextElement = {
  ...box,
  id: 'text',
  type: 'text',
  slot: 'headline',
  text: 'HHH',
  font: 'Roboto',
  color: '#00ff00',
  size: 100,
  weight: 700,
  lineHeight: 1,
  alignment: 'left',
}
const whole = { x: 0, y: 0, width: 1, height: 1 }
export const photo: CroppedImageElement = {
  ...box,
  id: 'photo',
  type: 'croppedImage',
  src,
  crop: whole,
  form: 'rectangle',
  radius: 0,
}

function creativeOf(elements: CreativeElement[]): Creative {
  return { width: 400, height: 400, background: '#123142', elements }
}

/** A drawing of some elements on a dark square. */
export function request(elements: CreativeElement[], more: Partial<RenderRequest> = {}): RenderRequest {
  return { creative: creativeOf(elements), pictures: new Map(), ...more }
}

/** Draws, decodes the result, and reads single pixels of it. */
export async function draw(raster: Raster, given: RenderRequest) {
  const answer = await raster.render(given, never)
  if (answer.kind !== 'rendered') throw new Error(`${answer.reason}: ${answer.detail}`)
  const { data, info } = await sharp(answer.png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * 3
    return `#${data.subarray(at, at + 3).toString('hex')}`
  }
  const count = (color: string) => {
    let found = 0
    for (let at = 0; at < data.length; at += 3) {
      if (`#${data.subarray(at, at + 3).toString('hex')}` === color) found += 1
    }
    return found
  }
  return { ...answer, pixel, count, sides: [info.width, info.height] }
}
