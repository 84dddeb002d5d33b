import { checkFigures, type Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { knownInOutput, knownInText } from '@aloft/domain/assistant/figures/known-figures.rules'
import { productFigures } from '@aloft/domain/assistant/figures/product-figures'
import { type IntentName, intents } from '@aloft/domain/assistant/tools/intents.rules'
import type { ToolName } from '@aloft/domain/assistant/tools/tool-names.rules'
import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import { expect, it } from 'vitest'
import type { ChatResult } from '../../gateways/ai/ai.port.ts'
import { rulesFor } from './rules/rules-for.ts'
import { topicsFor } from './topics.ts'

const stated: Evidence = { known: productFigures, callId: null, earlier: null }
const date = '2026-11-05T10:00:00.000Z'
const adId = '01936b2e-0000-7000-8000-000000000301'
const ad = { adId, name: 'Halo 50', platform: 'facebook', status: 'running' } as const
const figures = {
  impressions: 12_000,
  clicks: 1_120,
  resultKind: 'conversions',
  results: 7,
  cost: 1_034.56,
} as const
const range = (low: number, high: number) => ({ low, middle: (low + high) / 2, high })

const outputs: { readonly [N in ToolName]?: ToolResult<N> } = {
  list_ads: {
    source: 'ads',
    date,
    data: {
      currency: 'EUR',
      ads: [
        { ...ad, figures },
        { ...ad, name: 'Halo 70', figures: { ...figures, clicks: 20, results: 2, cost: 300.5 } },
        { ...ad, status: 'IN_PROGRESS', figures: null },
      ],
    },
  },
  load_ad_performance: {
    source: 'reports',
    date,
    data: {
      adId,
      name: 'Halo 50',
      currency: 'EUR',
      ...figures,
      costPerClick: 0.92,
      costPerResult: 147.79,
      revenue: 2_500,
      startDate: date,
      endDate: null,
      limit: null,
      isSimulated: true,
    },
  },
  load_ad_configuration: {
    source: 'ad',
    date,
    data: {
      ...ad,
      isArchived: false,
      currency: 'EUR',
      budget: 350,
      recurrence: 'oneOff',
      durationDays: 17,
      websiteUrl: null,
      locations: ['Lisbon'],
      languages: ['English'],
      ageRange: { least: 23, most: 57 },
      interests: [],
      keywords: [],
      obstacles: ['It misses a payer.'],
      stopReason: null,
      forecast: {
        clicks: range(412.4, 1_800),
        resultKind: 'clicks',
        results: range(412.4, 1_800),
        cost: range(120, 350),
      },
    },
  },
}

const results = (Object.keys(outputs) as ToolName[]).map((name): ChatResult => ({
  name,
  arguments: {},
  output: outputs[name],
}))
const unproved = (text: string, evidence: Evidence) =>
  checkFigures(text, evidence, 'UTC').flatMap(({ start, end, proof }) =>
    proof.kind === 'unproved' ? text.slice(start, end) : [],
  )

it('knows each price and limit in the answers of the help', () => {
  const topics = topicsFor(null, { languageTag: 'en', product: 'Aloft' })
  expect(topics.flatMap(({ answer }) => unproved(answer, stated))).toEqual([])
})

it.each([
  'listAds',
  'listLiveAds',
  'bestAd',
  'totalSpent',
  'adReport',
  'adBudget',
  'adAudience',
  'adForecast',
] as const satisfies readonly IntentName[])('finds each figure of %s in the results', (name) => {
  const context = null
  const { intents: all } = rulesFor(context, 'en', { focusKey: 'default', messages: [] })
  const step = all[(Object.keys(intents) as IntentName[]).indexOf(name)]?.next(
    intents[name].phrases[0],
    results,
  )
  const text = step && 'text' in step ? step.text : ''
  expect(text).toMatch(/\d/)
  const evidence = results.reduce<Evidence>(
    (earlier, { output }) => ({ known: knownInOutput(output), callId: 'call', earlier }),
    stated,
  )
  expect(unproved(text, evidence)).toEqual([])
  expect(unproved(`${text} It saves €4 321.`, evidence)).toEqual(['€4 321'])
  const byUser = { known: knownInText('Would it save €4 321?'), callId: null, earlier: evidence }
  expect(unproved('It saves €4 321.', byUser)).toEqual([])
})
