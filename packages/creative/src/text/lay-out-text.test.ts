import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testFonts } from '../test-support/samples.ts'
import { cleanText } from './clean-text.ts'
import { layOutText } from './lay-out-text.ts'

const face = testFonts.face('Roboto', 700)
const settings = { face, size: 50, lineHeight: 1.2, width: 400 }

function linesOf(text: string, width: number): string[] {
  const { lines } = layOutText({ ...settings, text, width })
  return lines.map(({ words }) => words.map((word) => word.text).join('|'))
}

describe('a text is drawn', () => {
  test.each([
    ['  Old   lamp\tin ', 'Old lamp in'],
    ['one\r\ntwo\u2028three\n\n four', 'one\ntwo\nthree\nfour'],
    ['zero\u200Bwidth\u00ADsoft\u202Eturned', 'zerowidthsoftturned'],
    ['e\u0301t\u00e9', 'été'],
    ['€20\u00A0off', '€20\u00A0off'],
    [' \n\t ', ''],
    ['lone \uD800 half', 'lone half'],
  ])('%j as %j', (given, drawn) => {
    expect(cleanText(given)).toBe(drawn)
  })
})

test('lines break between words, at newlines, after hyphens, and nowhere else', () => {
  expect(linesOf('Old lamp in', 2_000)).toEqual(['Old|lamp|in'])
  expect(linesOf('Old lamp in', 210)).toEqual(['Old|lamp', 'in'])
  expect(linesOf('Old\nlamp in', 2_000)).toEqual(['Old', 'lamp|in'])
  expect(linesOf('glass-blown', 200)).toEqual(['glass-', 'blown'])
  expect(linesOf('no call-out', 210)).toEqual(['no', 'call-out'])
  expect(linesOf('€20\u00A0off now', 200)).toEqual(['€20\u00A0off', 'now'])
})

test('a word longer than a line is cut, and reported', () => {
  const cut = layOutText({ ...settings, text: 'Donaudampfschifffahrt', width: 200 })
  expect(cut.isWordCut).toBe(true)
  expect(cut.lines.length).toBeGreaterThan(2)
  expect(cut.lines.flatMap(({ words }) => words.map(({ text }) => text)).join('')).toBe(
    'Donaudampfschifffahrt',
  )
})

test('the box reaches from the ascent of the first line to the descent of the last', () => {
  const { lines, height } = layOutText({ ...settings, text: 'Old lamp in', width: 210 })
  expect(lines.map(({ baseline }) => baseline)).toEqual([face.ascent * 50, (face.ascent + 1.2) * 50])
  expect(height).toBeCloseTo((face.ascent + face.descent + 1.2) * 50, 6)
})

test(
  'no line is wider than the box, nothing is lost, and the width it needs gives the same lines',
  { timeout: 30_000 },
  () => {
    const texts = fc.array(fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), { maxLength: 12 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 900 }), (words, width) => {
        const text = words.join(' ')
        const laidOut = layOutText({ ...settings, text, width })
        expect(laidOut.width).toBeLessThanOrEqual(width)
        const drawn = laidOut.lines.flatMap((line) => line.words.map((word) => word.text)).join('')
        expect(drawn).toBe(cleanText(text).replaceAll(/[ \n]/g, ''))
        for (const line of laidOut.lines) {
          const last = line.words.at(-1) ?? { x: 0, text: '' }
          expect(last.x + face.shape(last.text).width * 50).toBeCloseTo(line.width, 6)
        }
        const again = layOutText({ ...settings, text, width: Math.ceil(laidOut.width) + 1 })
        expect(laidOut.isWordCut || again.lines.length === laidOut.lines.length).toBe(true)
      }),
    )
  },
)
