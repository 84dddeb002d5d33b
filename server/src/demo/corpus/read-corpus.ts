import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { brandTrade } from '@aloft/copywriter/facts/brand-trade'
import { factsOfWords } from '@aloft/copywriter/facts/facts-of-words'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { BrandFacts } from '../../areas/briefs/brand-facts.repo.ts'
import { withKnownPlace } from '../../areas/briefs/known-place.ts'
import { keepPictures } from '../../areas/scans/keep-pictures/keep-pictures.ts'
import { picturesToKeep } from '../../areas/scans/pictures-to-keep.ts'
import { textOf } from '../../areas/scans/read-site/read-home.ts'
import { readSite } from '../../areas/scans/read-site/read-site.ts'
import type { Ai } from '../../gateways/ai/ai.port.ts'
import type { FileStorage } from '../../gateways/storage/storage.port.ts'
import type { WebFetch } from '../../gateways/web-fetch/web-fetch.port.ts'
import { createUndiciWebFetch } from '../../gateways/web-fetch/web-fetch.undici.ts'
import { siteNames, startDemoSites } from '../demo-sites.ts'
import { descriptionSchema, type ExpectedBusiness, expectedBusinessSchema } from './expected-business.ts'
import { pageText } from '@aloft/site-reader/measure/page-text'

/** The facts other than the brief. */
export type ReadFacts = Pick<
  WebsiteData,
  'offers' | 'proofs' | 'ways' | 'areas' | 'hours' | 'occasions' | 'trades'
>

/** A business as the product reads it, with what a person reads from the same words. */
export interface ReadBusiness {
  readonly name: string
  readonly expected: ExpectedBusiness
  readonly language: AdLanguage
  /** Basis of its ads: contradicted values are left out, because nobody has answered the questions about them. */
  readonly facts: BrandFacts
  /** The website's data; null for a business described in words. */
  readonly data: WebsiteData | null
  /** The best stored logo; null if pictures are not stored or the site has no logo. */
  readonly logoUrl: string | null
  /** Facts for its ads, read from its pages or from the owner's own words. */
  readonly read: ReadFacts
  /** All text of the pages that were read, or the description. */
  readonly evidence: string
}

const { signal } = new AbortController()

/** Folders of businesses: those known while the rules were written, and those added afterwards. */
const foldersOf = { known: ['.', 'corpus'], unseen: ['unseen'] } as const

/** The businesses of the corpus to read. */
export interface CorpusPart {
  readonly part: keyof typeof foldersOf
  /** Names of the businesses to read; all if undefined or empty. */
  readonly only?: readonly string[]
  /** Storage for pictures of websites; if undefined, they are not fetched. */
  readonly storage?: FileStorage
}

/**
 * Reads the businesses among the sample sites in `dir` and in its folders `corpus` and `unseen`: websites over HTTP
 * like a scan, descriptions like the wizard. Sample sites without a business are left out.
 */
export async function readCorpus(
  dir: string,
  ai: Ai,
  { part, only = [], storage }: CorpusPart,
): Promise<ReadBusiness[]> {
  const isWanted = (name: string) => only.length === 0 || only.includes(name)
  const read: ReadBusiness[] = []
  for (const folder of foldersOf[part].map((name) => join(dir, name))) {
    const sites = (await siteNames(folder)).filter((name) => isBusiness(folder, name) && isWanted(name))
    read.push(...(await readSites(folder, sites, storage)))
    for (const name of describedNames(folder).filter(isWanted))
      read.push(await readDescription(folder, name, ai))
  }
  return read
}

function isBusiness(folder: string, name: string): boolean {
  return existsSync(join(folder, name, 'expected.json'))
}

function describedNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'description.json')))
    .toSorted()
}

async function readSites(
  folder: string,
  sites: readonly string[],
  storage: FileStorage | undefined,
): Promise<ReadBusiness[]> {
  const demo = await startDemoSites({ dir: folder, sites })
  try {
    const read: ReadBusiness[] = []
    for (const name of sites)
      read.push(await readWebsite(folder, name, { origin: demo.origins[name] ?? '', storage }))
    return read
  } finally {
    await demo.stop()
  }
}

async function readWebsite(
  folder: string,
  name: string,
  { origin, storage }: { readonly origin: string; readonly storage: FileStorage | undefined },
): Promise<ReadBusiness> {
  const expected = expectedOf(folder, name)
  const pages: string[] = []
  const webFetch = recordingPages(
    createUndiciWebFetch({ productUrl: origin, privateOrigins: [origin] }),
    pages,
  )
  const result = await readSite({ webFetch, url: origin })
  if (result.status === 'FAIL') throw new Error(`${name} was refused: ${result.reason}`)
  const { data } = result
  const files = storage ? await keepPictures({ webFetch, storage, urls: picturesToKeep(data), signal }) : {}
  return {
    name,
    expected,
    // Ads are in English if the site is in none of our languages.
    language: adLanguageCodes.find((code) => code === expected.language) ?? 'en',
    facts: {
      brief: briefFromWebsite(data, origin),
      website: { ...settleWebsiteData(data, {}), questions: [] },
      sold: null,
      files,
    },
    data,
    logoUrl: data.logos.flatMap(({ value }) => files[value]?.fileUrl ?? [])[0] ?? null,
    read: data,
    evidence: pages.join('\n'),
  }
}

// Collects the text of the pages that a visit reads.
function recordingPages(webFetch: WebFetch, pages: string[]): WebFetch {
  return {
    openSession(options) {
      const session = webFetch.openSession(options)
      return {
        close: () => session.close(),
        async fetch(url, fetchOptions) {
          const result = await session.fetch(url, fetchOptions)
          if (result.kind === 'page' && result.contentType.includes('html'))
            pages.push(pageText(textOf(result)))
          return result
        },
      }
    },
  }
}

async function readDescription(folder: string, name: string, ai: Ai): Promise<ReadBusiness> {
  const { description, language } = descriptionSchema.parse(readJson(join(folder, name, 'description.json')))
  const input = { url: null, brandDescription: description, website: null }
  const written = await ai.write({ task: 'brand-brief', input, seed: name, signal })
  if (!written.ok) throw new Error(`${name} has no brief: ${written.failure}`)
  const brand = await withKnownPlace(written.value, description)
  const brief = campaignBriefOfBrand(brand)
  return {
    name,
    expected: expectedOf(folder, name),
    language,
    facts: { brief: brand, website: null, sold: null, files: {} },
    data: null,
    logoUrl: null,
    read: { ...factsOfWords(brief, null, language), trades: tradeOf(brief) },
    evidence: description,
  }
}

function tradeOf(brief: CampaignBrief): ReadFacts['trades'] {
  const trade = brandTrade({ brandName: brief.name, brief, website: null, sold: null })
  return trade === null ? [] : [{ value: trade.id, confidence: 1, evidence: [] }]
}

function expectedOf(folder: string, name: string): ExpectedBusiness {
  return expectedBusinessSchema.parse(readJson(join(folder, name, 'expected.json')))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
