import { creativeSchema } from '@aloft/domain/creatives/creative.entity'
import {
  type CreativeFormat,
  creativeFormatNames,
  creativeFormats,
} from '@aloft/domain/creatives/creative-formats.rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../check/find-faults.ts'
import { sceneToSvg } from '../svg/scene-to-svg.ts'
import { fullBrand, logoSrc, pictureSrc, testFonts } from '../test-support/samples.ts'
import { type ComposeOptions, type LayoutName, composeCreative, layoutNames } from './compose-creative.ts'

const bare = { ...fullBrand.assets, pictures: [], logo: null }

function compose(change: Partial<ComposeOptions> = {}) {
  return composeCreative({ ...fullBrand, layout: 'split', format: '1:1', seed: 1, ...change }, testFonts)
}

function creativeOf(change: Partial<ComposeOptions> = {}) {
  const composed = compose(change)
  if (composed.kind !== 'composed') throw new Error(`${composed.kind} ${composed.field}`)
  return composed.creative
}

const all = layoutNames.flatMap((layout) => creativeFormatNames.map((format) => ({ layout, format })))

describe.each(all)('$layout in $format', ({ layout, format }) => {
  test.each([
    ['with pictures', fullBrand.assets],
    ['without pictures and logo', bare],
  ])('%s', (_, assets) => {
    for (const seed of [1, 2, 3]) {
      const creative = creativeOf({ layout, format, assets, seed })
      expect(creativeSchema.parse(creative)).toEqual(creative)
      expect(creative).toMatchObject(creativeFormats[format])
      expect(findFaults(creative, testFonts)).toEqual([])
      const texts = creative.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
      const { brandName, ...content } = fullBrand.content
      // The logo says the name.
      const shown = [...Object.values(content), ...(assets.logo ? [] : [brandName])]
      expect(texts.toSorted()).toEqual(shown.toSorted())
      const isPictured = creative.elements.some(({ type }) => type === 'croppedImage')
      expect(isPictured).toBe(assets.pictures.length > 0 && layout !== 'paletteWall')
      expect(creative.elements.some(({ type }) => type === 'logo')).toBe(assets.logo !== null)
    }
  })

  test('the headline alone', () => {
    const content = { brandName: '', headline: 'Lamps' }
    const creative = creativeOf({ layout, format, content, assets: bare })
    expect(findFaults(creative, testFonts)).toEqual([])
  })
})

describe('ids of elements', () => {
  const elementsOf = (change: Partial<ComposeOptions>) =>
    new Map(creativeOf(change).elements.map((element) => [element.id, element]))
  const textsIn = (elements: ReturnType<typeof elementsOf>) =>
    Object.fromEntries(
      [...elements.values()].flatMap((one) =>
        one.type === 'text' ? [[one.id, `${one.slot}: ${one.text}`]] : [],
      ),
    )

  test.each(layoutNames)('name the same element in each format of %s', (layout) => {
    for (const seed of [1, 2, 3]) {
      const [square = new Map(), ...others] = creativeFormatNames.map((format) =>
        elementsOf({ layout, format, seed }),
      )
      for (const other of others) {
        expect(textsIn(other)).toEqual(textsIn(square))
        const shared = [...other.keys()].filter((id) => square.has(id))
        const types = (elements: typeof other) => shared.map((id) => elements.get(id)?.type)
        expect(types(other)).toEqual(types(square))
      }
    }
  })

  test.each(layoutNames)('stay when %s is composed once more without a price', (layout) => {
    const { price, ...content } = fullBrand.content
    expect(price).toBeDefined()
    const [before, after] = [elementsOf({ layout }), elementsOf({ layout, content })]
    for (const id of ['headline', 'message', 'button', 'logo-1']) {
      expect(before.get(id), id).toBeDefined()
      expect(after.get(id)?.type, id).toBe(before.get(id)?.type)
    }
    expect(after.has('price')).toBe(false)
  })
})

describe.each(all)('$layout in $format without a picture', ({ layout, format }) => {
  const wordsIn = (content: ComposeOptions['content']) => {
    const creative = creativeOf({ layout, format, content, assets: { ...bare, logo: fullBrand.assets.logo } })
    expect(findFaults(creative, testFonts)).toEqual([])
    return creative.elements.flatMap((element) =>
      element.type === 'text' && element.slot === null ? [element.text] : [],
    )
  }
  const { message: _, ...content } = fullBrand.content
  const trade = 'Lamp shop'

  test('is built of what a customer said, else of the trade', () => {
    const quote = { text: 'It lights the whole room', by: 'Aoife' }
    expect([['“It lights the whole room”', 'Aoife'], ['Lamp shop'], []]).toContainEqual(
      wordsIn({ ...content, quote, trade }),
    )
    expect([['Lamp shop'], []]).toContainEqual(wordsIn({ ...content, trade }))
    expect(wordsIn(content)).toEqual([])
  })

  test('is built of prices or of what speaks for the business, where it can be of more than the trade', () => {
    const offers = [
      { name: 'Boiler service', price: '£85' },
      { name: 'First hour', price: '£68' },
      { name: 'Call out', price: '£0' },
      { name: 'Tap', price: '£45' },
    ]
    const proof = 'All our work has a guarantee of twelve months'
    const words = wordsIn({ ...content, offers, proof, trade })
    const board = offers.slice(0, words.length / 2).flatMap(({ name, price }) => [name, price])
    expect([board, [proof], ['Lamp shop'], []]).toContainEqual(words)
    expect(words.length).toBeLessThanOrEqual(6)
  })

  test('says nothing that the headline says', () => {
    const headline = 'Plumber in Stockport since 1998'
    const quote = { text: 'The plumber in Stockport since 1998', by: 'Ann' }
    expect(
      wordsIn({ ...content, headline, quote, proof: 'Since 1998 in Stockport', trade: 'Plumber' }),
    ).toEqual([])
  })

  test('leaves out what cannot be drawn or finds no room', () => {
    const quote = { text: 'So good 💡', by: null }
    expect(wordsIn({ ...content, quote, trade: '灯' })).toEqual([])
    expect(wordsIn({ ...content, quote: { text: 'many words '.repeat(200), by: null } })).toEqual([])
  })
})

test('most layouts have room for words where no picture is', () => {
  const content = { ...fullBrand.content, message: undefined, trade: 'Lamp shop' }
  const withWords = all.filter(({ layout, format }) =>
    JSON.stringify(creativeOf({ layout, format, content, assets: bare })).includes('Lamp shop'),
  )
  expect(withWords.length / all.length).toBeGreaterThan(0.8)
})

test('two ads without a picture begin with different words', () => {
  const content = {
    brandName: 'Hartley',
    headline: 'Plumber in Stockport',
    offers: [
      { name: 'Boiler service', price: '£85' },
      { name: 'First hour', price: '£68' },
    ],
    proof: 'All our work has a guarantee of twelve months',
  }
  const shown = (['paletteWall', 'split', 'bigType', 'framed'] as const).map((layout) =>
    JSON.stringify(creativeOf({ layout, content, assets: bare })).includes('guarantee'),
  )
  expect(shown).toEqual([false, true, false, true])
})

test.each([
  ['38,00 €', '38,00\u00A0€'],
  ['ab € 11.900,–', 'ab €\u00A011.900,–'],
  ['115 € la nuit', '115\u00A0€ la nuit'],
  ['CHF 1 200', 'CHF\u00A01\u00A0200'],
  ['from €168', 'from €168'],
])('the price %s never breaks between number and currency', (price, drawn) => {
  const { elements } = creativeOf({ layout: 'archWindow', content: { ...fullBrand.content, price } })
  const shown = elements.find((element) => element.type === 'text' && element.slot === 'price')
  expect(shown).toMatchObject({ text: drawn })
})

test('the veil lies under the words alone', () => {
  for (const format of creativeFormatNames) {
    const { elements, width, height } = creativeOf({
      layout: 'fullBleed',
      format,
      content: { ...fullBrand.content, message: undefined },
    })
    const veil = elements.find(({ type, opacity }) => type === 'shape' && opacity < 1)
    expect(veil && (veil.width * veil.height) / (width * height)).toBeLessThan(0.4)
    expect(elements.some(({ type }) => type === 'gradient')).toBe(false)
  }
})

test('each format has its own arrangement, not a scaled one', () => {
  for (const layout of layoutNames) {
    const places = creativeFormatNames.map((format) => {
      const { elements, width, height } = creativeOf({ layout, format })
      const headline = elements.find((element) => element.type === 'text' && element.slot === 'headline')
      if (!headline) throw new Error('no headline')
      return `${(headline.x / width).toFixed(2)} ${(headline.y / height).toFixed(2)} ${(headline.width / width).toFixed(2)}`
    })
    expect(new Set(places).size).toBe(4)
  }
})

test.each(all)('$layout in $format stands on the chosen color, in the chosen ink', ({ layout, format }) => {
  const assets = { ...fullBrand.assets, layout: { color: '#7a1f3d', text: '#ffe9a8' } }
  for (const seed of [1, 2, 3]) {
    const creative = creativeOf({ layout, format, seed, assets })
    expect(findFaults(creative, testFonts)).toEqual([])
    const inks = creative.elements.flatMap((element) =>
      element.type === 'text' && element.slot === 'headline' ? [element.color] : [],
    )
    expect(inks).toEqual(['#ffe9a8'])
    expect(JSON.stringify(creative)).toContain('#7a1f3d')
  }
})

test('a chosen ink that cannot be read on its ground gives way', () => {
  const assets = { ...fullBrand.assets, layout: { color: '#ffffff', text: '#fffbe0' } }
  const creative = creativeOf({ assets })
  expect(creative.background).toBe('#ffffff')
  expect(JSON.stringify(creative.elements)).not.toContain('#fffbe0')
})

test('a seed gives one creative, seeds give several', () => {
  expect(creativeOf({ seed: 5 })).toEqual(creativeOf({ seed: 5 }))
  for (const layout of ['split', 'paletteWall', 'bigType'] as const) {
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(creativeOf({ layout, seed, assets: bare })))
    expect(new Set(drawn).size).toBeGreaterThan(1)
  }
})

test('a collage shows no picture twice', () => {
  const pictures = ['a', 'b', 'c'].map((name) => ({
    src: pictureSrc.replace('0', name),
    width: 900,
    height: 900,
  }))
  for (const format of creativeFormatNames) {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { elements } = creativeOf({
        layout: 'collage',
        format,
        seed,
        assets: { ...fullBrand.assets, pictures },
      })
      const shown = elements.flatMap((element) => (element.type === 'croppedImage' ? [element.src] : []))
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.length).toBeGreaterThanOrEqual(2)
    }
  }
})

test('a hostile brand name is drawn as letters', () => {
  const content = { ...fullBrand.content, brandName: '<b onclick="x">&' }
  const svg = sceneToSvg(creativeOf({ content }), { images: (src) => src, fonts: testFonts })
  expect(svg).not.toMatch(/onclick|<b/)
})

test('a logo keeps its shape and gets the ground it needs', () => {
  const groundUnder = (ground: 'light' | 'dark' | 'own', layout: LayoutName) => {
    const logo = { src: logoSrc, width: 300, height: 200, ground }
    const { elements } = creativeOf({ layout, assets: { ...fullBrand.assets, logo } })
    const index = elements.findIndex(({ type }) => type === 'logo')
    const [below, drawn] = [elements[index - 1], elements[index]]
    expect((drawn?.width ?? 0) / (drawn?.height ?? 1)).toBeCloseTo(1.5, 1)
    const isChip = below?.type === 'shape' && below.width > (drawn?.width ?? 0) && below.width < 300
    return isChip ? below.color : null
  }
  // The panel of this brand is dark, its paper light.
  expect(groundUnder('light', 'bigType')).toBe('#ffffff')
  expect(groundUnder('dark', 'bigType')).toBeNull()
  expect(groundUnder('own', 'bigType')).toBeNull()
  expect(groundUnder('light', 'framed')).toBeNull()
  expect(groundUnder('dark', 'framed')).not.toBeNull()
})

describe('refused', () => {
  const withContent = (change: Partial<ComposeOptions['content']>) =>
    compose({ content: { ...fullBrand.content, ...change } })

  test.each(['brandName', 'headline', 'message', 'buttonLabel', 'price'] as const)(
    'an emoji in the %s (CRE-10)',
    (field) => {
      expect(withContent({ [field]: 'Lamps 💡' })).toEqual({ kind: 'emojiUnsupported', field })
      expect(withContent({ [field]: 'Lamps ☀\uFE0F' })).toEqual({ kind: 'emojiUnsupported', field })
    },
  )

  test.each(['brandName', 'headline', 'message', 'buttonLabel', 'price'] as const)(
    'a script no font has in the %s',
    (field) => {
      for (const text of ['灯', 'مصباح', '\u{10FFFF}']) {
        expect(withContent({ [field]: text })).toEqual({ kind: 'scriptUnsupported', field })
      }
    },
  )

  test.each([
    ['headline', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
    ['headline', 'many words '.repeat(60)],
    ['message', 'many words '.repeat(80)],
    ['brandName', 'Brand'.repeat(40)],
    ['buttonLabel', 'Button '.repeat(30)],
    ['price', '€1,000,000 '.repeat(20)],
  ] as const)('a %s that finds no room', (field, text) => {
    const assets = { ...fullBrand.assets, logo: null }
    const composed = compose({ content: { ...fullBrand.content, [field]: text }, assets })
    expect(composed).toEqual({ kind: 'textTooLong', field })
  })

  test.each(['', '  \n', '\u200B'])('no headline: %j', (headline) => {
    expect(withContent({ headline })).toEqual({ kind: 'textMissing', field: 'headline' })
  })
})

test('a text in a script of another family is drawn in that one', () => {
  const content = { ...fullBrand.content, headline: 'Старая лампа' }
  const { elements } = creativeOf({ content, assets: { ...fullBrand.assets, logo: null } })
  const fonts = elements.flatMap((element) =>
    element.type === 'text' ? [`${element.slot} ${element.font}`] : [],
  )
  expect(fonts).toContain('headline Roboto')
  expect(fonts).toContain('brand Roboto')
  expect(fonts).toContain('message Instrument Sans')
})

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyText = (maxLength: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength, unit: 'grapheme-ascii' }) },
    fc.string({ maxLength, unit: 'binary' }),
    fc
      .array(fc.constantFrom('Lampe', 'für', 'ein', 'Schirm,', 'Glasbläserei', 'now', '€20', 'off', 'Łódź'), {
        maxLength: maxLength / 5,
      })
      .map((words) => words.join(' ')),
  )
const anyPicture = fc.record({
  src: fc.constant(pictureSrc),
  width: fc.integer({ min: 40, max: 3_000 }),
  height: fc.integer({ min: 40, max: 3_000 }),
})
const anyAd = fc.record({
  layout: fc.constantFrom(...layoutNames),
  format: fc.constantFrom<CreativeFormat[]>(...creativeFormatNames),
  seed: fc.integer(),
  content: fc.record(
    {
      brandName: anyText(40),
      headline: anyText(90),
      message: anyText(160),
      buttonLabel: anyText(30),
      price: anyText(20),
      trade: anyText(40),
      offers: fc.array(fc.record({ name: anyText(60), price: anyText(25) }), { maxLength: 4 }),
      proof: anyText(90),
      quote: fc.record({ text: anyText(120), by: fc.option(anyText(30)) }),
    },
    { requiredKeys: ['brandName', 'headline'] },
  ),
  assets: fc.record({
    logo: fc.option(anyPicture),
    pictures: fc.array(anyPicture, { maxLength: 4 }),
    colors: fc.record({ primary: anyColor, accent: anyColor, background: anyColor, text: anyColor }),
    layout: fc.option(fc.record({ color: anyColor, text: anyColor })),
    fonts: fc.record({
      heading: fc.constantFrom('Arimo', 'Inter', 'Roboto', 'x'),
      body: fc.constantFrom('Roboto', ''),
    }),
  }),
})

test('any ad is composed without fault, or refused by name', { timeout: 60_000 }, () => {
  let composedCount = 0
  fc.assert(
    fc.property(anyAd, (ad) => {
      const composed = composeCreative(ad, testFonts)
      if (composed.kind !== 'composed') return
      composedCount += 1
      expect(findFaults(composed.creative, testFonts)).toEqual([])
      expect(creativeSchema.safeParse(composed.creative).error).toBeUndefined()
      const svg = sceneToSvg(composed.creative, { images: (src) => src, fonts: testFonts })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }),
    { numRuns: 1_500 },
  )
  // Enough are composed for the result to be meaningful.
  expect(composedCount).toBeGreaterThan(60)
})
