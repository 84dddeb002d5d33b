import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyFields } from '../../balloons/copy-fields.rules.ts'
import { adLanguageCodes } from '../../core/ad-languages.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { specialCategories } from '../../balloons/campaign-settings.rules.ts'
import { lintCopy, type LintInput } from './lint-copy.rules.ts'
import { lintFixtures, soundAds } from './lint.fixtures.ts'

// Fragments that rules look for, mixed with anything else.
const traps = [
  '!|!! |? !|...|.|,| |  |\n|*|(|)| – |👩‍👩‍👧|1️⃣|\uFE0F|\u20E3|\uE000|\uD83D|\u200D|İ|ß|FRee|Click here |click here',
  'cliquez ici|to |09 123 45 67|tel. |S.A.L.E.|F R E E|ＦＲＥＥ|Ⓢ|e\u0301|０|+|#|10k|%|18h30|𝒜|𝐖|LAMPEN|FREE |ǅ',
].flatMap((list) => list.split('|'))
const pieces = [
  ...traps,
  '|',
  ...lintFixtures.flatMap(({ input }) => Object.values(input.texts).flatMap((text) => text.split(/(?<=\s)/))),
]
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
  },
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
)
const input: fc.Arbitrary<LintInput> = fc.constantFrom(...adPlatforms).chain((platform) =>
  fc.record({
    platform: fc.constant(platform),
    texts: fc.dictionary(fc.constantFrom(...copyFields[platform].map(({ key }) => key)), text, {
      maxKeys: 5,
    }),
    keywords: fc.array(text, { maxLength: 3 }),
    language: fc.constantFrom(...adLanguageCodes, null),
    evidence: fc.array(text, { maxLength: 3 }),
    declaredCategories: fc.subarray([...specialCategories]),
  }),
)

describe('for any texts', () => {
  it('spans lie inside their text and are not empty', () => {
    fc.assert(
      fc.property(input, (ad) => {
        for (const { key, span } of lintCopy(ad)) {
          if (!span) continue
          const length = (key && ad.texts[key]?.length) ?? -1
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeGreaterThan(span.start)
          expect(span.end).toBeLessThanOrEqual(length)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('a suggestion leaves no finding of its rule on its field', () => {
    fc.assert(
      fc.property(input, (ad) => {
        for (const { rule, key, suggestion } of lintCopy(ad)) {
          if (suggestion === null || key === null) continue
          expect(suggestion.trim()).not.toBe('')
          const mended = lintCopy({ ...ad, texts: { ...ad.texts, [key]: suggestion } })
          const left = mended.filter((finding) => finding.rule === rule && finding.key === key)
          expect(
            left,
            `${rule} in ${JSON.stringify(ad.texts[key])} as ${JSON.stringify(suggestion)}`,
          ).toEqual([])
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('speed', () => {
  it.each(['a', ' ', '.', '*', '1 ', '1.', '! ', 'A ', 'you ', 'in your ', '+', '(', 'click ', '|', 'S.'])(
    'no text of one repeated piece takes long: %j',
    (piece) => {
      const msFor = (count: number) => {
        const long = piece.repeat(count)
        const start = Date.now()
        for (const ad of soundAds) {
          const [key] = Object.keys(ad.texts)
          lintCopy({ ...ad, texts: { [key ?? '']: long }, evidence: [long] })
        }
        return Date.now() - start
      }
      const ms = msFor(20_000)
      // On a busy machine, it's enough that twice the text doesn't take four times as long.
      expect(ms < 3000 || ms < 3 * msFor(10_000)).toBe(true)
    },
  )
})
