import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { beforeEach, expect, it } from 'vitest'
import { type AdBasis, writeTexts } from '../../src/areas/ads/ad-texts.service.ts'
import type { AdTextsInput } from '../../src/gateways/ai/ai.port.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'

const { signal } = new AbortController()
const basis: AdBasis = {
  platform: 'google',
  brief: exampleCampaignBrief,
  facts: { brief: exampleBrandBrief, website: null, sold: null, files: {} },
  competitors: [],
}

let rounds: string[][]
let asked: AdTextsInput[]
beforeEach(() => {
  asked = []
})

const ai = scriptedAi({
  'ad-texts': async ({ input }) => {
    asked.push(input)
    const texts = rounds[asked.length - 1] ?? []
    return {
      ok: true,
      value: texts.map((text) => ({ text, slots: [], angle: null, facts: [] })),
      made: scriptedMade,
    }
  },
})

async function headlines(least?: number) {
  const wish = {
    kind: 'headlines',
    count: 15,
    neighbours: ['Made in Galway'],
    ...(least && { least }),
  } as const
  const result = await writeTexts(ai, basis, wish, { seed: 'a', signal })
  return result.ok ? result.value.map(({ text }) => text) : result.failure
}

it('asks once more for what is missing to the least number, beside what is there', async () => {
  rounds = [
    ['Glass lamps', 'made in galway', 'glass lamps '],
    ['Glass lamps', 'Rewired for free', 'Blown by hand'],
  ]
  expect(await headlines(3)).toEqual(['Glass lamps', 'Rewired for free', 'Blown by hand'])
  expect(asked).toMatchObject([{ count: 15 }, { count: 2, neighbours: ['Made in Galway', 'Glass lamps'] }])
})

it('gives what there is where the second round leaves too few', async () => {
  rounds = [['Glass lamps'], ['Glass lamps', 'Rewired for free']]
  expect(await headlines(3)).toEqual(['Glass lamps', 'Rewired for free'])
  expect(asked).toHaveLength(2)
})

it('has no suggestions where neither round says anything new', async () => {
  rounds = [['Made in Galway'], ['made in galway']]
  expect(await headlines(3)).toBe('noSuggestions')
  expect(asked).toHaveLength(2)
})

it('is content with one where nobody needs more', async () => {
  rounds = [['Glass lamps', 'Made in Galway']]
  expect(await headlines()).toEqual(['Glass lamps'])
  expect(asked).toHaveLength(1)
})
