import { composeCreative } from '@aloft/creative/scene/compose-creative'
import { loadFontSet } from '@aloft/creative/fonts/font-set'
import { readNodeFont } from '@aloft/creative/fonts/node-font-files'
import { type CreativeElement, creativeSchema } from '@aloft/domain/creatives/creative.entity'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { RenderRequest } from './raster.port.ts'
import { createResvgRaster } from './raster.resvg.ts'
import { box, draw as drawWith, never, photo, request, src, text } from './test-drawing.ts'

const raster = createResvgRaster()
afterAll(() => raster.close())
const draw = (given: RenderRequest) => drawWith(raster, given)

async function halves(left: string, right: string, format: 'png' | 'webp' | 'jpeg' = 'webp') {
  const half = (background: string) => ({
    create: { width: 200, height: 400, channels: 3 as const, background },
  })
  return sharp({ create: { width: 400, height: 400, channels: 3, background: left } })
    .composite([{ input: half(right), left: 200, top: 0 }])
    .toFormat(format, { quality: 100, lossless: true })
    .toBuffer()
}

describe('draws', () => {
  test('the background, and letters in their color at their place', async () => {
    const drawn = await draw(request([text]))
    expect(drawn.sides).toEqual([400, 400])
    expect(drawn.pixel(399, 399)).toBe('#123142')
    // Three letters H, their bars about a third of an em wide together.
    expect(drawn.count('#00ff00')).toBeGreaterThan(4_000)
    expect(drawn.count('#00ff00')).toBeLessThan(14_000)
  })

  test('in the size asked for', async () => {
    const shape: CreativeElement = {
      ...box,
      id: 'a',
      type: 'shape',
      form: 'rectangle',
      color: '#ff0000',
      radius: 0,
      width: 200,
    }
    const drawn = await draw(request([shape], { width: 800 }))
    expect([drawn.width, drawn.height, ...drawn.sides]).toEqual([800, 800, 800, 800])
    expect([drawn.pixel(398, 10), drawn.pixel(402, 10)]).toEqual(['#ff0000', '#123142'])
  })

  test.each(['png', 'webp'] as const)('a picture given as %s, cropped', async (format) => {
    const pictures = new Map([[src, await halves('#ff0000', '#0000ff', format)]])
    const plain = await draw(request([photo], { pictures }))
    expect([plain.pixel(20, 200), plain.pixel(380, 200)]).toEqual(['#ff0000', '#0000ff'])
    const right = { ...photo, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    const cropped = await draw(request([right], { pictures }))
    expect([cropped.pixel(20, 200), cropped.pixel(380, 200)]).toEqual(['#0000ff', '#0000ff'])
  })

  test('a picture that the creative itself holds', async () => {
    const data = `data:image/png;base64,${(await halves('#ff0000', '#0000ff', 'png')).toString('base64')}`
    const drawn = await draw(request([{ ...photo, src: data }]))
    expect(drawn.pixel(20, 200)).toBe('#ff0000')
  })

  test('the same bytes each time', async () => {
    const [one, other] = await Promise.all([draw(request([text])), draw(request([text]))])
    expect(Buffer.compare(one.png, other.png)).toBe(0)
  })
})

test('a composed ad keeps its promise of contrast over a white picture', async () => {
  const fonts = await loadFontSet(readNodeFont)
  const composed = composeCreative(
    {
      layout: 'fullBleed',
      format: '4:5',
      content: { brandName: '', headline: 'HHHHHH HHHHHH HHHHHH' },
      assets: {
        logo: null,
        pictures: [{ src, width: 400, height: 400 }],
        colors: { primary: '#1f6f5c', accent: '#f4b740', background: '#ffffff', text: '#16211d' },
        fonts: { heading: 'Roboto', body: 'Roboto' },
      },
      seed: 1,
    },
    fonts,
  )
  if (composed.kind !== 'composed') throw new Error(composed.kind)
  const { creative } = composed
  expect(creativeSchema.safeParse(creative).success).toBe(true)
  const headline = creative.elements.find((element) => element.type === 'text')
  if (!headline) throw new Error('no headline')
  const bare = { ...creative, elements: creative.elements.filter((element) => element !== headline) }
  const drawn = await draw({ creative: bare, pictures: new Map([[src, await halves('#ffffff', '#ffffff')]]) })
  const grounds = Array.from({ length: 20 }, (_, step) =>
    drawn.pixel(Math.round(headline.x) + 5, Math.round(headline.y + (headline.height * step) / 20)),
  )
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ink = luminance('color' in headline && headline.color ? headline.color : '#000000')
  for (const ground of grounds) expect((ink + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThan(4.5)
  // The picture is still seen above the words.
  expect(drawn.pixel(540, 20)).toBe('#ffffff')
})

describe('refused', () => {
  const refusalOf = async (given: RenderRequest) => {
    const answer = await raster.render(given, never)
    return answer.kind === 'refused' ? answer.reason : answer.kind
  }

  test('a picture nobody gave', async () => {
    expect(await refusalOf(request([photo]))).toBe('missingPicture')
  })

  test.each([
    [
      'a drawing',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>',
      ),
    ],
    ['no picture', Buffer.from('GIF89a=1;alert(1)')],
    ['nothing', Buffer.alloc(0)],
  ])('%s as a picture', async (_, bytes) => {
    expect(await refusalOf(request([photo], { pictures: new Map([[src, bytes]]) }))).toBe('badPicture')
  })

  test('a picture cut in the middle', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer()
    const pictures = new Map([[src, jpeg.subarray(0, jpeg.length / 2)]])
    expect(await refusalOf(request([photo], { pictures }))).toBe('badPicture')
  })

  test('a picture of too many pixels', async () => {
    const flat = { width: 8000, height: 8000, channels: 3 as const, background: '#fff' }
    const pictures = new Map([[src, await sharp({ create: flat }).png().toBuffer()]])
    expect(await refusalOf(request([photo], { pictures }))).toBe('badPicture')
  })

  test.each([0, -1, 0.5, Number.NaN, 2_900, 1e9])('a width of %d', async (width) => {
    expect(await refusalOf(request([text], { width }))).toBe('tooLarge')
  })

  test.each([
    ['a file of this machine', { src: 'file:///etc/passwd' }],
    ['an address in the net', { src: 'https://example.com/a.png' }],
    ['a drawing as data', { src: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['markup for a source', { src: '"/><script>' }],
    ['a huge box', { width: 1e9 }],
    ['a number that is none', { x: Number.NaN }],
  ])('%s in a creative', async (_, change) => {
    expect(await refusalOf(request([{ ...photo, ...change }]))).toBe('badCreative')
  })

  test('a color that is markup', async () => {
    expect(await refusalOf(request([{ ...text, color: '#fff"/><image href="/etc/passwd"/>' }]))).toBe(
      'badCreative',
    )
  })

  test('still draws afterwards', async () => {
    await refusalOf(request([photo]))
    expect((await draw(request([text]))).pixel(399, 399)).toBe('#123142')
  })
})

describe('a logo needs', () => {
  const mark = (fill: string, ground = 'none') =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="${ground}"/><circle cx="45" cy="45" r="30" fill="${fill}"/></svg>`,
      ),
    )
      .png()
      .toBuffer()

  test.each([
    ['#ffffff', 'none', 'dark'],
    ['#ffe9a8', 'none', 'dark'],
    ['#123142', 'none', 'light'],
    ['#ff6a3d', 'none', 'light'],
    ['#ffffff', '#123142', 'own'],
    ['#123142', '#ffffff', 'own'],
  ])('%s on %s: %s', async (fill, ground, needs) => {
    expect(await raster.measureLogo(await mark(fill, ground), never)).toEqual({
      kind: 'measured',
      width: 90,
      height: 90,
      ground: needs,
    })
  })

  test('no drawing, and nothing broken', async () => {
    expect(await raster.measureLogo(Buffer.from('<svg/>'), never)).toMatchObject({ reason: 'badPicture' })
  })
})
