import { expect, test } from 'vitest'
import { foreignFacts } from './foreign-facts.ts'
import { fixtureBrief } from './fixture-briefs.ts'

test('names each fact that is in another language than the ad, in the order of the brief', () => {
  const { brief } = fixtureBrief('bakery', 'fr', 'AIDA')
  expect(foreignFacts(brief)).toEqual([brief.offeringSummary, ...brief.differentiators, ...brief.audiences])
})

test('names the one foreign fact among others', () => {
  const { brief } = fixtureBrief('bakery', 'en', 'AIDA')
  const foreign = 'Das Angebot ist der Endpreis und wir bleiben dabei.'
  expect(foreignFacts({ ...brief, differentiators: [...brief.differentiators, foreign, foreign] })).toEqual([
    foreign,
  ])
})

test('names the occasion of a campaign in another language', () => {
  const { brief } = fixtureBrief('bakery', 'en', 'AIDA')
  const specialPurpose = 'Das Angebot gilt bis zum Ende der Woche.'
  expect(foreignFacts({ ...brief, specialPurpose })).toEqual([specialPurpose])
})

test('names none in the language of the brief, nor of a brief that says nothing', () => {
  const { brief } = fixtureBrief('french', 'fr', 'AIDA')
  expect(foreignFacts(brief)).toEqual([])
  const nothing = {
    ...brief,
    language: null,
    offeringSummary: '',
    differentiators: [],
    audiences: ['Wren', ''],
  }
  expect(foreignFacts(nothing)).toEqual([])
})
