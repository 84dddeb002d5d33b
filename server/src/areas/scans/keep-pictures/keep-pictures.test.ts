import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { flat, colorAt, svg } from './test-support/pictures.ts'
import { picture, startIntake } from './test-support/intake.ts'

describe('a photo', () => {
  test('becomes an upright WebP of at most 2000 pixels without metadata', async () => {
    const left = await flat(1_500, 1_500, '#ff0000').png().toBuffer()
    const photo = await flat(3_000, 1_500, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .flatten()
      .withExif({ IFD0: { Artist: 'A secret person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const intake = await startIntake({ '/photo': picture(photo, 'image/jpeg') })
    const stored = await intake.keepOne('/photo', 'picture')
    expect(stored).toMatchObject({ width: 1_000, height: 2_000, contentType: 'image/webp' })
    expect(stored.fileUrl).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(stored.bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1_000, height: 2_000 })
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(stored.bytes.includes('secret')).toBe(false)
    expect(await colorAt(stored.bytes, 0.5, 0.1)).toMatch(/^#f[c-f]0[0-3]0[0-3]ff$/)
    expect(await colorAt(stored.bytes, 0.5, 0.9)).toMatch(/^#0[0-3]0[0-3]f[c-f]ff$/)
  })

  test('is never made larger', async () => {
    const small = await flat(120, 80).flatten().jpeg().toBuffer()
    const intake = await startIntake({ '/small': picture(small, 'image/jpeg') })
    expect(await intake.keepOne('/small', 'picture')).toMatchObject({ width: 120, height: 80 })
  })

  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
  ] as const)('may come as %s', async (format, type) => {
    const bytes = await flat(200, 100).toFormat(format).toBuffer()
    const intake = await startIntake({ '/it': picture(bytes, type) })
    const stored = await intake.keepOne('/it', 'picture')
    expect(stored).toMatchObject({ width: 200, height: 100, contentType: 'image/webp' })
    expect(await colorAt(stored.bytes, 0.5, 0.5)).toMatch(/^#c[0-9a-f]4[0-9a-f]2[0-9a-f]ff$/)
  })

  test('in the colors of print becomes one for screens', async () => {
    const print = await flat(60, 60, '#00a050').flatten().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const intake = await startIntake({ '/print': picture(print, 'image/jpeg') })
    const stored = await intake.keepOne('/print', 'picture')
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  test.each(['gif', 'webp'] as const)('that moves (%s) keeps its first frame', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((color) => flat(40, 40, color).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(3)
    const intake = await startIntake({ '/moving': picture(moving, `image/${format}`) })
    const stored = await intake.keepOne('/moving', 'picture')
    expect(stored).toMatchObject({ width: 40, height: 40 })
    expect((await sharp(stored.bytes).metadata()).pages).toBeUndefined()
    expect(await colorAt(stored.bytes, 0.5, 0.5)).toMatch(/^#f[c-f]0[0-3]0[0-3]ff$/)
  })
})

describe('a logo', () => {
  test('becomes a PNG of at most 1024 pixels and stays transparent', async () => {
    const mark = await flat(1_024, 1_024).png().toBuffer()
    const logo = await flat(2_048, 1_024, '#00000000')
      .composite([{ input: mark, left: 1_024, top: 0 }])
      .webp({ lossless: true })
      .toBuffer()
    const intake = await startIntake({ '/logo': picture(logo, 'image/webp') })
    const stored = await intake.keepOne('/logo', 'logo')
    expect(stored).toMatchObject({ width: 1_024, height: 512, contentType: 'image/png' })
    expect(stored.fileUrl).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: 'png', width: 1_024, height: 512 })
    expect(await colorAt(stored.bytes, 0.1, 0.5)).toMatch(/^#.{6}00$/)
    expect(await colorAt(stored.bytes, 0.9, 0.5)).toBe('#c2452dff')
  })

  test.each([
    ['in pixels', 'width="60" height="20"', 1_024, 341],
    ['in millimetres', 'width="210mm" height="297mm"', 724, 1_024],
    ['in inches', 'width="1in" height="1in"', 1_024, 1_024],
    ['with a view box alone', 'viewBox="0 0 30 10"', 1_024, 341],
    ['as large as a wall', 'width="100000" height="50000"', 1_024, 512],
    ['hardly there', 'width="1" height="1"', 1_024, 1_024],
    ['as thin as a line', 'width="10000" height="1"', 1_024, 1],
  ])('drawn as SVG %s comes out sharp', async (_, attributes, width, height) => {
    const drawing = svg('<rect width="50%" height="100%" fill="#00ff00"/>', attributes)
    const intake = await startIntake({ '/logo.svg': picture(drawing, 'image/svg+xml') })
    const stored = await intake.keepOne('/logo.svg', 'logo')
    expect(stored).toMatchObject({ width, height, contentType: 'image/png' })
    expect(await colorAt(stored.bytes, 0.49, 0.5)).toBe('#00ff00ff')
    expect(await colorAt(stored.bytes, 0.51, 0.5)).toMatch(/^#.{6}00$/)
  })

  test.each([
    ['pixels', 'width="60" height="20"'],
    ['px', 'width="60px" height="20px"'],
    ['a view box', 'viewBox="10 0 60 20" width="100%"'],
  ])('with text in it, framed in %s, keeps what runs out of its frame', async (_, attributes) => {
    const shift = attributes.includes('viewBox') ? 10 : 0
    const drawing = svg(
      `<text> </text><rect x="${shift}" width="80" height="20" fill="#00ff00"/>`,
      attributes,
    )
    const intake = await startIntake({ '/logo.svg': picture(drawing, 'image/svg+xml') })
    expect(await intake.keepOne('/logo.svg', 'logo')).toMatchObject({ width: 1_024, height: 256 })
  })

  test('with text in it and no frame in pixels is drawn as it is', async () => {
    const drawing = svg('<text> </text><rect width="100%" height="100%"/>', 'width="210mm" height="105mm"')
    const intake = await startIntake({ '/logo.svg': picture(drawing, 'image/svg+xml') })
    expect(await intake.keepOne('/logo.svg', 'logo')).toMatchObject({ width: 1_024, height: 512 })
  })

  test.each([
    [
      'base64',
      async () => `data:image/png;base64,${(await flat(30, 20).png().toBuffer()).toString('base64')}`,
      30,
    ],
    [
      'escapes',
      () => `data:image/svg+xml,${encodeURIComponent(svg('<rect width="9" height="9"/>').toString())}`,
      1_024,
    ],
  ])('may be written into its address in %s', async (_, write, width) => {
    const url = await write()
    const intake = await startIntake({})
    const stored = await intake.keepOne(url, 'logo')
    expect(stored).toMatchObject({ width, contentType: 'image/png' })
    expect(intake.site.requests).toEqual([])
  })
})

test('the same picture at two addresses is one file', async () => {
  const bytes = await flat(20, 20).png().toBuffer()
  const page = picture(bytes, 'image/png')
  const intake = await startIntake({ '/a': page, '/b': page })
  const stored = await intake.keep({ '/a': 'picture', '/b': 'picture' })
  expect(Object.keys(stored)).toEqual(['/a', '/b'])
  expect(stored['/a']).toEqual(stored['/b'])
})
