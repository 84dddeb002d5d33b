import { creativeFamilies, creativeWeights } from '@aloft/domain/creatives/creative-fonts.rules'
import { expect, test } from 'vitest'
import { browserFontFiles, browserFontReader } from './browser-font-files.ts'
import { fontFileNames, fontPackage } from './font-files.ts'
import { loadFont } from './font.ts'
import { createFace, fontLibrary, loadFontSet } from './font-set.ts'
import { readNodeFont } from './node-font-files.ts'

const testFonts = await loadFontSet(readNodeFont)
const families = creativeFamilies.flatMap((family) => creativeWeights.map((weight) => ({ family, weight })))

test.each(families)('$family $weight has German, Polish and French letters', ({ family, weight }) => {
  const face = testFonts.face(family, weight)
  expect(face.covers('Straße Łódź Çà et là „So“ €20 – 50 %\nnext')).toBe(true)
  expect([face.ascent, face.descent, face.capHeight].every((length) => length > 0.1 && length < 1.2)).toBe(
    true,
  )
})

test.each(families)('$family $weight sets spaces of every kind', ({ family, weight }) => {
  const face = testFonts.face(family, weight)
  expect(face.shape('\u00A0')).toEqual(face.shape(' '))
  expect(face.shape('38,00\u00A0€').width).toBeCloseTo(face.shape('38,00 €').width, 6)
  expect(face.shape('a\u200Bb')).toEqual(face.shape('ab'))
})

test('characters that a font lacks are reported', () => {
  expect(testFonts.face('Roboto', 400).covers('Лампа λ')).toBe(true)
  expect(testFonts.face('Instrument Sans', 400).covers('Лампа')).toBe(false)
  for (const text of ['灯', 'مصباح', 'מנורה', 'दीपक', '✓'])
    expect(testFonts.face('Roboto', 400).covers(text)).toBe(false)
})

test('letters are kerned', () => {
  const face = testFonts.face('Roboto', 700)
  const apart = face.shape('A').width + face.shape('V').width
  expect(face.shape('AV').width).toBeLessThan(apart - 0.01)
  expect(face.shape('HH').width).toBeCloseTo(face.shape('H').width * 2, 6)
})

test('a word of two scripts is set letter after letter', () => {
  const face = testFonts.face('Roboto', 400)
  const mixed = face.shape('aЖb')
  expect(mixed.glyphs.map(({ x }) => x)).toEqual([0, face.shape('a').width, face.shape('aЖ').width])
  expect(mixed.glyphs.every(({ outline }) => outline.length > 4)).toBe(true)
})

test('a face remembers words, and goes on when it remembers many', async () => {
  const font = loadFont(await readNodeFont('roboto-latin-400-normal.woff'))
  const face = createFace([font])
  const word = face.shape('lamp')
  expect(face.shape('lamp')).toBe(word)
  for (let index = 0; index < 2_100; index += 1) face.shape(`w${index}`)
  expect(face.shape('lamp')).not.toBe(word)
  expect(face.shape('lamp')).toEqual(word)
})

test('browser and server have the same files', () => {
  const files = families.flatMap(({ family, weight }) => fontFileNames(family, weight))
  expect([...browserFontFiles].toSorted()).toEqual([...new Set(files)].toSorted())
  expect(fontPackage('arimo-latin-400-normal.woff')).toBe('@fontsource/arimo')
  expect(() => fontPackage('../secrets.woff')).toThrow('no font of ours')
})

test('the browser asks by address, and never for another file', async () => {
  const read = browserFontReader(() => Promise.reject(new Error('not reached')))
  await expect(read('other.woff')).rejects.toThrow('no font of ours')
})

test('a font that was not loaded is a fault of the program', async () => {
  const few = await loadFontSet(readNodeFont, ['Roboto'])
  expect(few.face('Roboto', 700).covers('a')).toBe(true)
  expect(() => few.face('Arimo', 400)).toThrow('Arimo 400')
  for (const bytes of [new Uint8Array(40), Buffer.from('<html>no font at all</html>')]) {
    expect(() => loadFont(bytes)).toThrow('no font file')
  }
})

test('a library reads a family once, and again where reading failed', async () => {
  const asked: string[] = []
  let isDown = true
  const library = fontLibrary(async (fileName) => {
    asked.push(fileName)
    if (isDown) throw new Error('no network')
    return readNodeFont(fileName)
  })
  await expect(library(['Roboto'])).rejects.toThrow('no network')
  isDown = false
  asked.length = 0
  await library(['Roboto'])
  const fonts = await library(['Roboto', 'Young Serif'])
  expect(new Set(asked).size).toBe(14)
  expect(asked.filter((file) => file.startsWith('roboto'))).toHaveLength(12)
  expect(fonts.face('Young Serif', 700).covers('Nightjar')).toBe(true)
  expect(() => fonts.face('Lora', 700)).toThrow('Lora 700')
})
