import { fixtureBrief } from '@aloft/copywriter/briefs/fixture-briefs'
import { interestsByName } from '@aloft/copywriter/interests/interest-tree'
import { judgeTexts } from '@aloft/copywriter/rules/judge-texts'
import { foldName } from '@aloft/domain/core/fold-name'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AdBasis, writeTexts } from '../../src/areas/ads/ad-texts.service.ts'
import { createOpenAi } from '../../src/gateways/ai/ai.openai.ts'
import type { AdTextsInput, Ai, AiResult, AdText, MadeBy } from '../../src/gateways/ai/ai.port.ts'
import { recordedAnswersOf, type RecordedSite } from '../../src/gateways/ai/test-support/recorded-answers.ts'
import { startOpenAiServer } from '../../src/gateways/ai/test-support/start-openai-server.ts'
import type { ProtocolServer } from '../../src/gateways/test-support/start-protocol-server.ts'

// Good and bad answers of a model, through the real adapter; each text must follow the rules before it's
// shown.

let server: ProtocolServer
beforeAll(async () => (server = await startOpenAiServer()))
afterAll(() => server.stop())

const trades = { bakery: 'bakery', german: 'painter-decorator' } as const
const languages = { bakery: 'en', german: 'de' } as const

const asked: AdTextsInput[] = []
const makers: MadeBy[] = []
beforeEach(() => {
  asked.length = 0
  makers.length = 0
})

let calls = 0
function engine(site: RecordedSite, name: string): Ai {
  calls += 1
  const model = `recorded:${site}:${name}-${calls}`
  const ai = createOpenAi({ apiKey: 'test-key', baseUrl: server.url, model, imageModel: 'good' })
  return {
    ...ai,
    write: (request) => {
      asked.push(request.input as AdTextsInput)
      return ai.write(request)
    },
  }
}

function recorded(site: RecordedSite, name: string) {
  const answers = recordedAnswersOf(site)[name]
  if (!answers) throw new Error(`nothing is recorded as ${name}`)
  return answers
}

async function written(site: RecordedSite, name: string): Promise<AiResult<readonly AdText[]>> {
  const { kind, platform, count } = recorded(site, name)
  const { brief, website } = fixtureBrief(site, languages[site], 'AIDA')
  const basis: AdBasis = {
    platform,
    brief,
    facts: {
      brief: briefFromWebsite(website, brief.url),
      website: { ...website, trades: [{ value: trades[site], confidence: 1, evidence: [] }] },
      sold: null,
      files: {},
    },
    competitors: [],
  }
  const { signal } = new AbortController()
  const note = (made: MadeBy) => void makers.push(made)
  return writeTexts(engine(site, name), basis, { kind, count, neighbors: [] }, { seed: 'a', signal, note })
}

async function textsOf(site: RecordedSite, name: string): Promise<readonly string[]> {
  const result = await written(site, name)
  if (!result.ok) throw new Error(result.failure)
  expect(result.made).toMatchObject({ writer: 'ai' })
  // No shown text breaks a rule, whoever wrote it.
  const [input] = asked
  expect(input && judgeTexts(input, result.value, true)).toEqual({ good: result.value, refused: [] })
  return result.value.map(({ text }) => text)
}

const textsIn = (site: RecordedSite, name: string, round: number) =>
  (recorded(site, name).rounds[round]?.texts ?? []).map(({ text }) => text)

describe('a good answer', () => {
  it.each([
    ['bakery', 'good-headlines'],
    ['bakery', 'good-descriptions'],
    ['bakery', 'good-message'],
    ['german', 'good-headlines'],
    ['german', 'good-message'],
  ] as const)('stands as it is: %s, %s', async (site, name) => {
    const result = await written(site, name)
    expect(result).toMatchObject({ ok: true, value: recorded(site, name).rounds[0]?.texts })
    expect(asked).toHaveLength(1)
    expect(makers).toEqual([])
  })
})

describe('a bad text', () => {
  it.each([
    ['bakery', 'invented-price', 'inventedNumber'],
    ['bakery', 'only-brand', 'onlyBrand'],
    ['bakery', 'about-the-ad', 'aboutTheAd'],
    ['bakery', 'fact-not-said', 'factNotUsed'],
    ['bakery', 'invented-proof', 'inventedProof'],
    ['bakery', 'sold-too-late', 'soldMissing'],
    ['german', 'invented-percent', 'inventedNumber'],
    ['german', 'other-currency', 'inventedNumber'],
    ['german', 'too-long', 'tooLong'],
    ['german', 'about-the-ad', 'aboutTheAd'],
    ['german', 'invented-proof', 'inventedProof'],
    ['german', 'sold-missing', 'soldMissing'],
  ] as const)('is written again with the reason: %s, %s', async (site, name, reason) => {
    const texts = await textsOf(site, name)
    expect(asked).toHaveLength(2)
    const refused = asked[1]?.refused ?? []
    expect(refused.map((one) => one.reason)).toEqual([reason])
    expect(texts).not.toContain(refused[0]?.text)
    const accepted = textsIn(site, name, 0).filter((text) => text !== refused[0]?.text)
    expect(texts.toSorted()).toEqual([...accepted, ...textsIn(site, name, 1)].toSorted())
    expect(makers).toEqual([])
  })

  it.each([
    ['bakery', 'no-known-fact', ['noKnownFact', 'noKnownFact']],
    ['german', 'stubborn-price', ['inventedNumber']],
  ] as const)(
    'that is bad again is replaced by the rules, which says so: %s, %s',
    async (site, name, reasons) => {
      const texts = await textsOf(site, name)
      const [{ refused } = { refused: [] }] = asked.slice(1)
      expect(refused.map(({ reason }) => reason)).toEqual(reasons)
      const bad = [...refused.map(({ text }) => text), ...textsIn(site, name, 1)]
      expect(texts.filter((text) => bad.includes(text))).toEqual([])
      expect(texts).toHaveLength(recorded(site, name).count)
      const replaced = texts.filter((text) => !textsIn(site, name, 0).includes(text))
      expect(makers).toEqual([
        { writer: 'rules', engine: 'aloft-rules', prompt: 'ad-texts@3', seed: 'a:replaced', texts: replaced },
      ])
    },
  )

  it('leaves an answer of the rules alone where none of an engine’s texts is good', async () => {
    const result = await written('german', 'stubborn-message')
    expect(result).toMatchObject({ ok: true, made: { writer: 'rules', engine: 'aloft-rules' } })
    expect(result.ok && result.value).toHaveLength(1)
    expect(asked).toHaveLength(2)
    expect(makers).toHaveLength(1)
  })
})

it('the headline that names what is sold goes first, without asking again', async () => {
  expect(await textsOf('german', 'sold-second')).toEqual([
    'Malerbetrieb in Köln',
    'Abends ist gefegt',
    'Das Angebot ist der Endpreis',
  ])
  expect(asked).toHaveLength(1)
})

describe('what people are found by is chosen, not written again', () => {
  it('search terms that are names alone go behind the first five', async () => {
    expect(await textsOf('bakery', 'names-first')).toEqual([
      'sourdough bakery cork',
      'seeded rye bread',
      'bakery douglas street',
      'sourdough bread cork',
      'cardamom buns',
      'odd loaf bakery',
      'cork',
    ])
    expect(asked).toHaveLength(1)
  })

  it('or are left out and replaced where there are no five', async () => {
    const texts = await textsOf('bakery', 'names-only')
    expect(texts[0]).toBe('sourdough bakery cork')
    expect(texts.filter((text) => ['odd loaf bakery', 'cork'].includes(text))).toEqual([])
    expect(texts).toHaveLength(3)
    expect(asked).toHaveLength(1)
    expect(makers).toMatchObject([{ writer: 'rules', texts: texts.slice(1) }])
  })

  it('interests that the tree does not hold are replaced by some that it does', async () => {
    const texts = await textsOf('bakery', 'own-interests')
    expect(texts.slice(0, 2)).toEqual(['Bread', 'Breakfast and brunch'])
    expect(texts).toHaveLength(3)
    for (const text of texts) expect(interestsByName().has(foldName(text)), text).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('a place that nobody named is replaced', async () => {
    expect(await textsOf('bakery', 'foreign-place')).toEqual([
      'Cork, County Cork, Ireland',
      'County Cork, Ireland',
    ])
    expect(asked).toHaveLength(1)
  })
})

it('texts are recorded within the limits, but for the one that is recorded as too long', () => {
  for (const site of ['bakery', 'german'] as const) {
    for (const [name, { kind, platform, rounds }] of Object.entries(recordedAnswersOf(site))) {
      const { maxLength = 0 } = textLimit(platform, kind) ?? {}
      const long = rounds.flatMap(({ texts }) => texts).filter(({ text }) => [...text].length > maxLength)
      expect([name, long.length]).toEqual([name, name === 'too-long' ? 1 : 0])
    }
  }
})
