import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { createResvgRaster } from '@aloft/server/gateways/raster/raster.resvg'
import sharp from 'sharp'
import { type Figure, ratioFigure } from '../figure.ts'
import { compare, cpuMs } from '../measure.ts'

const side = 1080
const picturesPerRound = 4
const src = `/files/${'0123456789abcdef'.repeat(4)}.webp`
const never = new AbortController().signal

/**
 * Time to draw a creative of 1080 by 1080 with a photo as PNG, compared with an overlay by sharp of the same
 * size.
 */
export async function pictureFigures(): Promise<Figure[]> {
  const raster = createResvgRaster({ threads: 1 })
  const photo = await photoOf(side)
  const creative = creativeOver()
  const drawn = async () => {
    const pictures = new Map([[src, new Uint8Array(photo)]])
    const answer = await raster.render({ creative, pictures }, never)
    if (answer.kind !== 'rendered' || answer.width !== side) throw new Error('the creative was not drawn')
  }
  try {
    const compared = await compare(
      async () => (await cpuMs(() => repeat(drawn))) / picturesPerRound,
      async () => (await cpuMs(() => repeat(() => overlay(photo)))) / picturesPerRound,
    )
    return [
      ratioFigure('a creative as PNG, beside an overlay by sharp', compared, {
        most: 1.5,
        unit: 'ms',
        note: 'the renderer reads PNG alone, so that the photo is decoded, written as PNG and decoded again',
      }),
    ]
  } finally {
    await raster.close()
  }
}

async function repeat(work: () => Promise<void>): Promise<void> {
  for (let i = 0; i < picturesPerRound; i++) await work()
}

/** Soft colored clouds with grain, which compress about as well as a photo. */
async function photoOf(width: number): Promise<Buffer> {
  const clouds = { width: 24, height: 24, channels: 3 as const }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = await sharp({ create: { ...clouds, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(image).resize(width, width, { kernel: 'cubic' }).webp({ quality: 85 }).toBuffer()
}

function creativeOver(): Creative {
  const [example] = Object.values(exampleAdCreative.creatives)
  if (!example) throw new Error('the example has no creative')
  const box = { x: 0, y: 0, width: side, height: side, rotation: 0, opacity: 1, outline: null, aspect: null }
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const picture = {
    ...box,
    id: 'photo',
    type: 'croppedImage' as const,
    src,
    crop,
    form: 'rectangle' as const,
    radius: 0,
  }
  return { ...example, width: side, height: side, elements: [picture, ...example.elements] }
}

async function overlay(photo: Buffer): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect y="720" width="${side}" height="360" fill="#1d2b24"/>
    <text x="80" y="900" font-size="88" font-weight="700" fill="#fff">Evenings, better lit</text></svg>`
  await sharp(photo)
    .resize(side, side)
    .composite([{ input: Buffer.from(drawing) }])
    .png()
    .toBuffer()
}
