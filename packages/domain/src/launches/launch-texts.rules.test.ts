import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adGaps } from '../ads/ad-readiness.rules.ts'
import { computeLaunchFacts } from './launch-facts.rules.ts'
import { besideLaunchFields, blockingTexts } from './launch-texts.rules.ts'
import { launchableSource, launchableValues } from './launch.fixtures.ts'

const judge = (changed: Record<string, string | string[] | null>) => {
  const facts = computeLaunchFacts({ ...launchableSource, values: { ...launchableValues, ...changed } })
  if (!facts) throw new Error('no facts')
  return facts.judgement
}

it('names the empty, long and refused texts in the order they are written (EDT-07)', () => {
  const judged = judge({
    'component/c1/headline2': '',
    'component/c1/description1': 'Every lamp can be opened. '.repeat(6),
    'component/c1/headlined': 'Table lamps!! By hand',
  })
  expect(blockingTexts('google', judged)).toEqual(['headline2', 'headlined', 'description1'])
  expect(adGaps(besideLaunchFields('google', judged))).toEqual([])
})

it('keeps what the page has no fields for', () => {
  const judged = judge({
    'component/c1/headline2': '',
    'component/c1/plannedBudget': null,
    'component/c1/keywords': [],
  })
  expect(adGaps(besideLaunchFields('google', judged)).map(({ field }) => field)).toEqual(['keywords'])
})

it('lists each text either as a field or not at all, and keeps all else', () => {
  const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 120 }))
  fc.assert(
    fc.property(text, text, fc.subarray(['lamp', 'table lamp', 'desk lamp']), (first, second, keywords) => {
      const judged = judge({
        'component/c1/headline1': first,
        'component/c1/description1': second,
        'component/c1/keywords': keywords,
      })
      const texts: readonly string[] = blockingTexts('google', judged)
      const beside = adGaps(besideLaunchFields('google', judged)).map(({ field }) => field)
      for (const { field } of adGaps(judged))
        expect(field === null || texts.includes(field)).toBe(!beside.includes(field))
    }),
  )
})
