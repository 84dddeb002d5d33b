import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type Formula, formulas } from '@aloft/domain/briefs/brief-options.rules'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import type { Field, Offer, Place, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { noFacts } from '@aloft/domain/scans/website-facts.entity'
import type { AdTextsInput } from '../tasks.ts'
import { writeCampaignBrief } from './campaign-brief.ts'

/** The part of a site's `expected.json` that the fixtures use. */
interface ExpectedSite {
  readonly name: string
  readonly summary: string
  readonly differentiators: readonly string[]
  readonly audiences: readonly string[]
  readonly offers: readonly Offer[]
  readonly language: string
  readonly location: Place
  readonly tone: readonly string[]
}

const demoSites = join(import.meta.dirname, '../../../../server/demo-sites')

/** Sample sites whose briefs measure the copywriter: six in English, and one each in three languages. */
export const fixtureSites = [
  'bakery',
  'law-firm',
  'saas',
  'shop',
  'restaurant',
  'nightjar',
  'german',
  'french',
  'latin1',
] as const
export type FixtureSite = (typeof fixtureSites)[number]

/** A brief, plus what an ad for it says. */
export interface FixtureBrief {
  readonly brandName: string
  readonly brief: CampaignBrief
  readonly website: WebsiteData
  readonly sold: null
}

/** The data that a careful person would read from a sample site. */
export function websiteOf(site: string): WebsiteData {
  const path = join(demoSites, site, 'expected.json')
  return dataOf(JSON.parse(readFileSync(path, 'utf8')) as ExpectedSite)
}

/** A site's brief for one language and formula; goals and tones alternate. */
export function fixtureBrief(site: FixtureSite, language: AdLanguage, formula: Formula): FixtureBrief {
  const website = websiteOf(site)
  const brandBrief = briefFromWebsite(website, `https://${site}.example`)
  const seed =
    fixtureSites.indexOf(site) * 5 + adLanguageCodes.indexOf(language) * 3 + formulas.indexOf(formula)
  const preferences = {
    name: '',
    url: '',
    goal: goals[seed % goals.length] ?? null,
    specialPurpose: '',
    language,
    location: '',
    offeringType: null,
    offeringName: '',
    offeringSummary: '',
    formula,
    toneOfVoice: tones[seed % tones.length] ?? null,
  }
  return {
    brandName: brandBrief.name,
    brief: writeCampaignBrief({ brandBrief, preferences, website: null, sold: null }),
    website,
    sold: null,
  }
}

/** Every fixture brief in every language and formula. */
export const fixtureCases = fixtureSites.flatMap((site) =>
  adLanguageCodes.flatMap((language) => formulas.map((formula) => ({ site, language, formula }))),
)

/** A request for texts of a fixture brief: fifteen headlines for Google by default. */
export function textsFor(fixture: FixtureBrief, change: Partial<AdTextsInput> = {}): AdTextsInput {
  return {
    kind: 'headlines',
    count: 15,
    platform: 'google',
    maxLength: 30,
    adviceLength: 30,
    ...fixture,
    competitors: [],
    neighbors: [],
    refused: [],
    ...change,
  }
}

function dataOf(expected: ExpectedSite): WebsiteData {
  return {
    name: asField(expected.name),
    summary: asField(expected.summary),
    differentiators: expected.differentiators.map(asField),
    audiences: expected.audiences.map(asField),
    offers: expected.offers.map(asField),
    language: asField(expected.language),
    location: asField(expected.location),
    tones: tones.filter((tone) => expected.tone.includes(tone)).map(asField),
    contact: { email: null, phone: null },
    socialLinks: [],
    logos: [],
    colors: [],
    fonts: [],
    pictures: [],
    questions: [],
    ...noFacts,
  }
}

function asField<T>(value: T): Field<T> {
  return {
    value,
    confidence: 1,
    evidence: [{ url: 'https://site.example', quote: 'as it says', source: 'text' }],
  }
}
