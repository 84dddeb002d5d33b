import { fileURLToPath } from 'node:url'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { citableFacts } from '@aloft/copywriter/facts/cited-facts'
import { gatherFacts } from '@aloft/copywriter/facts/gather-facts'
import { copyEvidence } from '@aloft/copywriter/rules/copy-basis'
import { judgeTexts } from '@aloft/copywriter/rules/judge-texts'
import { isSoldKnown, namesSold, namesSoldAtOnce } from '@aloft/copywriter/writing/names-sold'
import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { formulas } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { tones } from '@aloft/domain/core/tones'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftBrief, draftTargeting, draftTexts } from '../../src/areas/ads/draft-ad.ts'
import type { BrandFacts } from '../../src/areas/briefs/brand-facts.repo.ts'
import { readSite } from '../../src/areas/scans/read-site/read-site.ts'
import { type DemoSites, startDemoSites } from '../../src/demo/demo-sites.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import type { AdText, AdTextsInput, Ai } from '../../src/gateways/ai/ai.port.ts'
import { createUndiciWebFetch } from '../../src/gateways/web-fetch/web-fetch.undici.ts'

// All sample sites of businesses, read by the scan itself, with the trade of each. The catalogue has none for
// software for repair shops, or for woolen jumpers.
const businesses = {
  bakery: 'bakery',
  french: 'florist',
  german: 'painter-decorator',
  'held-out-carpenter': 'furniture-maker',
  'held-out-physio': 'physiotherapist',
  latin1: 'potter',
  'law-firm': 'law-firm',
  nightjar: 'lamp-maker',
  restaurant: 'seafood-restaurant',
  saas: null,
  shop: null,
} as const
type Site = keyof typeof businesses
const sitesOfAll = Object.keys(businesses) as Site[]

const written: { readonly input: AdTextsInput; readonly texts: readonly AdText[] }[] = []
const rules = createEmbeddedAi()
/** The rules, with their texts recorded for this test. */
const ai: Ai = {
  ...rules,
  async write(request) {
    const result = await rules.write(request)
    if (request.task === 'ad-texts' && result.ok)
      written.push({ input: request.input as AdTextsInput, texts: result.value as readonly AdText[] })
    return result
  },
}
const { signal } = new AbortController()
let sites: DemoSites
beforeAll(async () => {
  sites = await startDemoSites({ dir: fileURLToPath(new URL('../../demo-sites', import.meta.url)) })
})
afterAll(() => sites.stop())

async function readFacts(site: Site): Promise<BrandFacts> {
  const url = sites.origins[site] ?? ''
  const webFetch = createUndiciWebFetch({ productUrl: url, privateOrigins: Object.values(sites.origins) })
  const read = await readSite({ webFetch, url })
  if (read.status !== 'SUCCESS') throw new Error(`${site}: ${read.reason}`)
  const trade = businesses[site]
  const trades = trade === null ? [] : [{ value: trade, confidence: 1, evidence: [] }]
  return { brief: briefFromWebsite(read.data, url), website: { ...read.data, trades }, sold: null, files: {} }
}

const targetingKinds: ReadonlySet<string> = new Set(['keywords', 'interests', 'locations'])
const neverReplaced = () => {
  throw new Error('nothing of the rules has to be replaced')
}

describe.each(sitesOfAll)('ads of %s', (site) => {
  let facts: BrandFacts
  beforeAll(async () => {
    facts = await readFacts(site)
  })
  beforeEach(() => void (written.length = 0))

  const cases = adPlatforms.flatMap((platform) => adLanguageCodes.map((language) => ({ platform, language })))
  it.each(cases)(
    'for $platform in $language say facts, name what is sold and break no rule',
    async ({ platform, language }) => {
      const seed = sitesOfAll.indexOf(site) + adLanguageCodes.indexOf(language)
      const style = {
        ...exampleAdParams.style,
        formula: formulas[seed % formulas.length] ?? null,
        toneOfVoice: tones[seed % tones.length] ?? null,
      }
      const details = {
        ...exampleAdParams.details,
        offeringType: null,
        offeringName: '',
        offeringSummary: '',
        specialPurpose: '',
      }
      const asking = { ai, seed: `${site} ${platform} ${language}`, signal, note: neverReplaced }
      const params = { ...exampleAdParams, platform, language, location: '', style, details }
      const brief = await draftBrief(asking, facts, params)
      const basis = { platform, brief, facts, competitors: [] }
      const texts = await draftTexts(asking, basis)
      const { keywords } = await draftTargeting(asking, basis)

      const given = { brandName: facts.brief.name, brief, website: facts.website, sold: null }
      const adFacts = gatherFacts(given)
      const evidence = copyEvidence(given)
      const ad = { platform, texts, keywords, language, evidence, declaredCategories: [] }
      const findings = lintCopy(ad)
      const errors = findings.filter(({ severity }) => severity === 'error')
      // Everything claimed is in the brief (B01), and every text states a fact of it (B07).
      expect(findings.filter(({ rule }) => rule === 'B01' || rule === 'B07')).toEqual([])
      // Having fewer texts than Google accepts isn't an error of the existing ones.
      expect(errors.filter(({ rule }) => rule !== 'G04')).toEqual([])

      for (const { input, texts: some } of written.filter(({ input }) => !targetingKinds.has(input.kind))) {
        const known = new Set(citableFacts(input).map(({ id }) => id))
        for (const text of some)
          expect(text.facts.filter((id) => known.has(id)).length, text.text).toBeGreaterThan(0)
        expect(judgeTexts(input, some, false).refused).toEqual([])
      }
      const isKnown = adFacts.trade !== null && isSoldKnown(adFacts)
      const headlines = [texts.headline1, texts.fbTitle].filter((text) => text !== undefined)
      const messages = [texts.fbMessage, texts.igMessage].filter((text) => text !== undefined)
      const unnamed = [
        ...headlines.filter((text) => !namesSold(text, adFacts)),
        ...messages.filter((text) => !namesSoldAtOnce(text, adFacts)),
      ]
      expect(isKnown ? unnamed : []).toEqual([])
      expect(isKnown ? Object.keys(texts) : [copyFields[platform][0]?.key]).toContain(
        copyFields[platform][0]?.key,
      )
    },
  )
})
