import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { beforeEach, expect, it } from 'vitest'
import { type AdBasis, writeTexts } from '../../src/areas/ads/ad-texts.service.ts'
import type { AdTextsInput, MadeBy } from '../../src/gateways/ai/ai.port.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'

const { signal } = new AbortController()
const exampleBasis: AdBasis = {
  platform: 'google',
  brief: exampleCampaignBrief,
  facts: { brief: exampleBrandBrief, website: null, sold: null, files: {} },
  competitors: [],
}

let basis: AdBasis
let rounds: string[][]
let asked: AdTextsInput[]
beforeEach(() => {
  asked = []
  basis = exampleBasis
  recorded = []
})

const citable = ['business', 'offer:0', 'statement:1', 'statement:2', 'place']
let recorded: MadeBy[]

const ai = scriptedAi(
  {
    'ad-texts': async ({ input }) => {
      asked.push(input)
      const texts = rounds[asked.length - 1]
      if (!texts) return { ok: false, failure: 'noSuggestions' }
      return {
        ok: true,
        // The example's brief states each of these words as a fact.
        value: texts.map((text) => ({ text, slots: [], angle: 'offer', facts: citable })),
        made: scriptedMade,
      }
    },
  },
  { writer: 'ai' },
)

async function headlines(least?: number) {
  const options = {
    kind: 'headlines',
    count: 15,
    neighbors: ['Made in Galway'],
    ...(least && { least }),
  } as const
  const result = await writeTexts(ai, basis, options, {
    seed: 'a',
    signal,
    note: (made) => void recorded.push(made),
  })
  return result.ok ? result.value.map(({ text }) => text) : result.failure
}

it('asks once more for what is missing to the least number, beside what is there', async () => {
  rounds = [
    ['Glass lamps', 'made in galway', 'glass lamps '],
    ['Glass lamps', 'Rewired for free', 'Lamps for a desk'],
  ]
  expect(await headlines(3)).toEqual(['Glass lamps', 'Rewired for free', 'Lamps for a desk'])
  expect(asked).toMatchObject([{ count: 15 }, { count: 2, neighbors: ['Made in Galway', 'Glass lamps'] }])
  expect(recorded).toEqual([])
})

it('lets the rules write what the second round leaves out', async () => {
  rounds = [['Glass lamps'], ['Glass lamps', 'Rewired for free']]
  const [first, second, third, ...others] = await headlines(3)
  expect([first, second, others]).toEqual(['Glass lamps', 'Rewired for free', []])
  expect(asked).toHaveLength(2)
  expect(recorded).toMatchObject([{ writer: 'rules', texts: [third] }])
})

it('lets the rules write where an engine has nothing more to say', async () => {
  rounds = [['Glass lamps']]
  const [first, ...others] = await headlines(3)
  expect(first).toBe('Glass lamps')
  expect(others).not.toEqual([])
  expect(asked).toHaveLength(2)
  expect(recorded).toMatchObject([{ writer: 'rules', texts: others }])
})

it('lets the rules write what a platform needs where an engine has nothing to say', async () => {
  rounds = []
  const texts = await headlines(3)
  expect(texts).toContain('Wren table lamp')
  expect(asked).toHaveLength(1)
  expect(recorded).toMatchObject([{ writer: 'rules', texts }])
})

it('offers nothing where an engine has nothing to say and no platform needs it', async () => {
  rounds = []
  expect(await headlines()).toBe('noSuggestions')
  expect(recorded).toEqual([])
})

it('has no suggestions where nobody finds anything new to say', async () => {
  rounds = [['Made in Galway'], ['made in galway']]
  const thin = { ...basis.brief, offeringName: '', offeringSummary: '', differentiators: [], audiences: [] }
  basis = { ...basis, brief: { ...thin, location: '' } }
  expect(await headlines(3)).toBe('noSuggestions')
  expect(asked).toHaveLength(2)
})

it('is content with one where nobody needs more', async () => {
  rounds = [['Glass lamps', 'Made in Galway']]
  expect(await headlines()).toEqual(['Glass lamps'])
  expect(asked).toHaveLength(1)
})
