import { fileURLToPath } from 'node:url'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { formulas } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { tones } from '@aloft/domain/core/tones'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftBrief, draftTargeting, draftTexts } from '../../src/areas/ads/draft-ad.ts'
import type { BrandFacts } from '../../src/areas/briefs/brand-facts.repo.ts'
import { readSite } from '../../src/areas/scans/read-site/read-site.ts'
import { type DemoSites, startDemoSites } from '../../src/demo/demo-sites.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { createUndiciWebFetch } from '../../src/gateways/web-fetch/web-fetch.undici.ts'

// All sample sites of a business, as the scan itself reads them.
const businesses = [
  'bakery',
  'french',
  'german',
  'held-out-carpenter',
  'held-out-physio',
  'latin1',
  'law-firm',
  'nightjar',
  'restaurant',
  'saas',
  'shop',
] as const

const ai = createEmbeddedAi()
const { signal } = new AbortController()
let sites: DemoSites
beforeAll(async () => {
  sites = await startDemoSites({ dir: fileURLToPath(new URL('../../demo-sites', import.meta.url)) })
})
afterAll(() => sites.stop())

async function readFacts(site: string): Promise<BrandFacts> {
  const url = sites.origins[site] ?? ''
  const webFetch = createUndiciWebFetch({ productUrl: url, privateOrigins: Object.values(sites.origins) })
  const read = await readSite({ webFetch, url })
  if (read.status !== 'SUCCESS') throw new Error(`${site}: ${read.reason}`)
  return { brief: briefFromWebsite(read.data, url), website: read.data, sold: null, files: {} }
}

function offerTexts({ website }: BrandFacts): string[] {
  return (website?.offers ?? []).map(({ value }) => [value.name, value.price].filter(Boolean).join(', '))
}

describe.each(businesses)('ads of %s', (site) => {
  let facts: BrandFacts
  beforeAll(async () => {
    facts = await readFacts(site)
  })

  const cases = adPlatforms.flatMap((platform) => adLanguageCodes.map((language) => ({ platform, language })))
  it.each(cases)(
    'for $platform in $language could be launched as they are',
    async ({ platform, language }) => {
      const turn = businesses.indexOf(site) + adLanguageCodes.indexOf(language)
      const style = {
        ...exampleAdParams.style,
        formula: formulas[turn % formulas.length] ?? null,
        toneOfVoice: tones[turn % tones.length] ?? null,
      }
      const details = {
        ...exampleAdParams.details,
        offeringType: null,
        offeringName: '',
        offeringSummary: '',
        specialPurpose: '',
      }
      const asking = { ai, seed: `${site} ${platform} ${language}`, signal }
      const params = { ...exampleAdParams, platform, language, location: '', style, details }
      const brief = await draftBrief(asking, facts, params)
      const basis = { platform, brief, facts, competitors: [] }
      const texts = await draftTexts(asking, basis)
      const { keywords } = await draftTargeting(asking, basis)
      expect(Object.keys(texts)).toHaveLength(copyFields[platform].length)

      const { name, summary, location, differentiators, audiences } = facts.brief
      const evidence = [name, summary, location, ...differentiators, ...audiences, ...offerTexts(facts)]
      const ad = { platform, texts, keywords, language, evidence, declaredCategories: [] }
      expect(lintCopy(ad).filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )
})
