import { expect, test } from 'vitest'
import { createEmbeddedAi } from './ai.embedded.ts'
import { aiSuite } from './ai.suite.ts'
import { findUntranslatedFacts } from '@aloft/copywriter/briefs/untranslated-facts'
import { fixtureBrief, textsFor, websiteOf } from '@aloft/copywriter/briefs/fixture-briefs'

aiSuite('embedded', createEmbeddedAi, {
  isDeterministic: true,
  repeatsNothing: true,
  unsafeText: 'How to kill someone',
})

const { signal } = new AbortController()

test('says that rules wrote, and which', async () => {
  const ai = createEmbeddedAi()
  expect(ai.writer).toBe('rules')
  const input = textsFor(fixtureBrief('shop', 'fr', 'SSS'))
  const result = await ai.write({ task: 'ad-texts', input, seed: 's1', signal })
  expect(result.ok && result.made).toEqual({
    writer: 'rules',
    engine: 'aloft-rules',
    prompt: 'ad-texts@3',
    seed: 's1',
  })
})

test('reads a brand from its website', async () => {
  const input = { url: 'https://nightjar.example', brandDescription: '', website: websiteOf('nightjar') }
  const result = await createEmbeddedAi().write({ task: 'brand-brief', input, seed: '', signal })
  expect(result).toMatchObject({ ok: true, value: { name: 'Nightjar Lamps', location: 'Galway, Ireland' } })
})

test.each([
  ['nothing', { url: 'https://a.example', brandDescription: '', website: null }],
  ['a description that is too short', { url: null, brandDescription: 'We sell lamps.', website: null }],
])('has no brand to brief from %s', async (_, input) => {
  const result = await createEmbeddedAi().write({ task: 'brand-brief', input, seed: '', signal })
  expect(result).toEqual({ ok: false, failure: 'extractFail' })
})

test('gives no texts that no fact supports', async () => {
  const fixture = fixtureBrief('shop', 'en', 'AIDA')
  const brief = { ...fixture.brief, location: '' }
  const input = textsFor(
    { ...fixture, brief },
    { kind: 'locations', count: 3, maxLength: 80, adviceLength: 80 },
  )
  const result = await createEmbeddedAi().write({ task: 'ad-texts', input, seed: '', signal })
  expect(result).toEqual({ ok: false, failure: 'noSuggestions' })
})

test('returns which facts stay in their own language', () => {
  const { brief } = fixtureBrief('latin1', 'de', 'PAS')
  expect(findUntranslatedFacts(brief)).toEqual([
    brief.offeringSummary,
    ...brief.differentiators,
    ...brief.audiences,
  ])
  expect(findUntranslatedFacts(fixtureBrief('german', 'de', 'PAS').brief)).toEqual([])
})
