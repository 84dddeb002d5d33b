import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { flat, rawGif, rawPng, svg } from './test-support/pictures.ts'
import { picture, startIntake } from './test-support/intake.ts'

// Four seconds for each picture, the rest for a busy machine that starts a process; unstopped, they take minutes.
const longestMs = 20_000
const fine = picture(await flat(20, 20).png().toBuffer(), 'image/png')

/** Offers a hostile picture beside a fine one, which must come through. */
async function offer(bytes: Uint8Array, contentType: string) {
  const intake = await startIntake({ '/hostile': picture(bytes, contentType), '/fine': fine })
  const started = performance.now()
  const stored = await intake.keep({ '/hostile': 'logo', '/fine': 'logo' })
  const ms = performance.now() - started
  expect(stored).toHaveProperty('/fine')
  return { stored: stored['/hostile'], reason: intake.logged[0]?.reason ?? '', ms, intake }
}

async function noise(width: number, height: number): Promise<Sharp> {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .png()
    .toBuffer()
  return sharp(bytes)
}

describe('broken', () => {
  test.each([
    ['jpeg', 0.5],
    ['jpeg', 0.98],
    ['png', 0.5],
    ['webp', 0.5],
    ['gif', 0.5],
    ['avif', 0.5],
  ] as const)('a %s cut at %d of its length', async (format, share) => {
    const whole = await (await noise(300, 300)).toFormat(format).toBuffer()
    const { stored, reason, ms } = await offer(
      whole.subarray(0, Math.floor(whole.length * share)),
      `image/${format}`,
    )
    expect(stored).toBeUndefined()
    expect(reason).not.toBe('')
    expect(ms).toBeLessThan(longestMs)
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['zeros', Buffer.alloc(5_000), 'image/jpeg'],
    ['a page that calls itself a picture', Buffer.from('<!doctype html><h1>Hi</h1>'), 'image/png'],
    ['a script that calls itself a picture', Buffer.from('GIF89a=1;alert(1)'), 'image/gif'],
    ['no SVG at all', Buffer.from('<svg'), 'image/svg+xml'],
    ['an SVG without size', svg('', 'width="0" height="0"'), 'image/svg+xml'],
  ])('%s', async (_, bytes, contentType) => {
    const { stored, reason } = await offer(bytes, contentType)
    expect(stored).toBeUndefined()
    expect(reason).not.toBe('')
  })

  test('a TIFF, which no website shows', async () => {
    const { stored, reason } = await offer(await flat(20, 20).tiff().toBuffer(), 'image/tiff')
    expect(stored).toBeUndefined()
    expect(reason).toMatch(/unsupported/)
  })
})

describe('too large', () => {
  test.each([
    ['exactly 40 megapixels are decoded', rawPng(8_000, 5_000), /^(?!.*pixel limit)./s],
    ['one row more is not', rawPng(8_000, 5_001), /pixel limit/],
    ['a header that claims 10 gigapixels', rawPng(100_000, 100_000), /pixel limit/],
    ['a header that claims all there is', rawPng(0x7fffffff, 0x7fffffff), /pixel limit|header/],
  ])('%s', async (_, bytes, expected) => {
    const { stored, reason, ms } = await offer(bytes, 'image/png')
    expect(stored).toBeUndefined()
    expect(reason).toMatch(expected)
    expect(ms).toBeLessThan(longestMs)
  })

  test('a small file that unfolds to 100 megapixels', async () => {
    const side = 10_000
    const bomb = rawPng(side, side, new Uint8Array((side * 3 + 1) * side))
    expect(bomb.length).toBeLessThan(500_000)
    const { stored, reason, ms } = await offer(bomb, 'image/png')
    expect(stored).toBeUndefined()
    expect(reason).toMatch(/pixel limit/)
    expect(ms).toBeLessThan(longestMs)
  })

  test('a GIF of 10 000 frames is its first frame', async () => {
    const bytes = rawGif(10_000)
    expect((await sharp(bytes).metadata()).pages).toBe(10_000)
    const { stored, ms } = await offer(bytes, 'image/gif')
    expect(stored).toMatchObject({ width: 1, height: 1 })
    expect(ms).toBeLessThan(longestMs)
  })
})

describe('two things in one', () => {
  test.each([
    ['a JPEG with a script behind it', 'jpeg'],
    ['a GIF with a script behind it', 'gif'],
  ] as const)('%s comes out without the script', async (_, format) => {
    const bytes = Buffer.concat([
      await flat(20, 20).flatten().toFormat(format).toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { intake } = await offer(bytes, `image/${format}`)
    const stored = await intake.keepOne('/hostile', 'picture')
    expect(stored.bytes.includes('script')).toBe(false)
  })

  test('an SVG with a script becomes pixels', async () => {
    const bytes = svg('<script>alert(1)</script><rect width="50" height="50" onload="alert(2)"/>')
    const { intake } = await offer(bytes, 'image/svg+xml')
    const stored = await intake.keepOne('/hostile', 'logo')
    expect((await sharp(stored.bytes).metadata()).format).toBe('png')
    expect(stored.bytes.includes('alert')).toBe(false)
  })

  test('a PNG that calls itself a JPEG is what it is', async () => {
    const { stored } = await offer(await flat(20, 20).png().toBuffer(), 'image/jpeg')
    expect(stored).toMatchObject({ width: 20, height: 20 })
  })
})

describe('an SVG made to be slow', () => {
  const ten = Array.from({ length: 10 })
  const entities = Array.from({ length: 11 }, (_, level) => {
    return `<!ENTITY e${level + 1} "${ten.map(() => `&e${level};`).join('')}">`
  })
  const groups = Array.from({ length: 9 }, (_, level) => {
    return `<g id="g${level + 1}">${ten.map(() => `<use xlink:href="#g${level}"/>`).join('')}</g>`
  })
  const turbulence = '<feTurbulence baseFrequency="0.01" numOctaves="1000"/>'.repeat(20)
  const within = (open: string, levels: number) =>
    open.repeat(levels) + '<rect width="9" height="9"/>' + '</g>'.repeat(levels)

  test.each([
    [
      'a billion laughs',
      svg(
        '<text>&e11;</text>',
        undefined,
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>`,
      ),
      /amplification/,
    ],
    ['a hundred thousand levels', svg(within('<g>', 100_000)), /depth/],
  ])('%s', async (_, bytes, expected) => {
    const { stored, reason, ms } = await offer(bytes, 'image/svg+xml')
    expect(stored).toBeUndefined()
    expect(reason).toMatch(expected)
    expect(ms).toBeLessThan(longestMs)
  })

  test('uses and filters for minutes', async () => {
    const uses = svg(`<g id="g0"><rect width="1" height="1"/></g>${groups.join('')}`)
    const rects = '<rect width="99" height="99" filter="url(#f)"/>'.repeat(10)
    const filters = svg(`<filter id="f">${turbulence}</filter>${rects}`)
    const type = 'image/svg+xml'
    const intake = await startIntake({
      '/uses': picture(uses, type),
      '/filters': picture(filters, type),
      '/fine': fine,
    })
    const started = performance.now()
    const stored = await intake.keep({ '/uses': 'logo', '/filters': 'logo', '/fine': 'logo' })
    expect(performance.now() - started).toBeLessThan(longestMs)
    expect(Object.keys(stored)).toEqual(['/fine'])
    expect(intake.logged.find(({ url }) => url.endsWith('/filters'))).toMatchObject({
      reason: 'took more than 4000 ms',
    })
  })

  test('a picture for gigabytes of memory ends its process and nothing else', async () => {
    const bytes = svg(within('<g opacity=".5">', 250), 'viewBox="0 0 9 9"')
    const before = process.memoryUsage.rss()
    const { stored, reason, ms } = await offer(bytes, 'image/svg+xml')
    expect(stored).toBeUndefined()
    expect(reason).toMatch(/^the picture process ended$|took more than 4000 ms/)
    expect(ms).toBeLessThan(longestMs)
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
  })
})
