import { expect, test } from 'vitest'
import { findUntranslatedFacts } from './untranslated-facts.ts'
import { fixtureBrief } from './fixture-briefs.ts'

test('names each fact that is in another language than the ad, in the order of the brief', () => {
  const { brief } = fixtureBrief('bakery', 'fr', 'AIDA')
  expect(findUntranslatedFacts(brief)).toEqual([
    brief.offeringSummary,
    ...brief.differentiators,
    ...brief.audiences,
  ])
})

test('names the one untranslated fact among others', () => {
  const { brief } = fixtureBrief('bakery', 'en', 'AIDA')
  const untranslated = 'Das Angebot ist der Endpreis und wir bleiben dabei.'
  expect(
    findUntranslatedFacts({
      ...brief,
      differentiators: [...brief.differentiators, untranslated, untranslated],
    }),
  ).toEqual([untranslated])
})

test('names the occasion of a campaign in another language', () => {
  const { brief } = fixtureBrief('bakery', 'en', 'AIDA')
  const specialPurpose = 'Das Angebot gilt bis zum Ende der Woche.'
  expect(findUntranslatedFacts({ ...brief, specialPurpose })).toEqual([specialPurpose])
})

test('names none in the language of the brief, nor of a brief that says nothing', () => {
  const { brief } = fixtureBrief('french', 'fr', 'AIDA')
  expect(findUntranslatedFacts(brief)).toEqual([])
  const nothing = {
    ...brief,
    language: null,
    offeringSummary: '',
    differentiators: [],
    audiences: ['Wren', ''],
  }
  expect(findUntranslatedFacts(nothing)).toEqual([])
})
