import type { BrandBrief } from './brief.entity.ts'
import { adLanguageCodes } from './brief-options.rules.ts'
import type { Place, WebsiteData } from '../scans/website-data.entity.ts'

/** Most entries taken over into a brief; a longer list says less. */
const maxListEntries = 6

/** The brand brief that a website's data supports; what has no evidence stays empty (BRF-02). */
export function briefFromWebsite(data: WebsiteData, websiteUrl: string): BrandBrief {
  return {
    name: data.name?.value ?? '',
    summary: data.summary?.value ?? '',
    differentiators: data.differentiators.slice(0, maxListEntries).map(({ value }) => value),
    audiences: data.audiences.slice(0, maxListEntries).map(({ value }) => value),
    language: adLanguageCodes.find((code) => code === data.language?.value) ?? null,
    location: data.location ? placeInWords(data.location.value) : '',
    websiteUrl,
    toneOfVoice: data.tones[0]?.value ?? null,
  }
}

/** A place as a person writes it: town, region, country. */
export function placeInWords({ city, region, country }: Place): string {
  const parts = [city, region === city ? null : region, country]
  return parts.filter((part) => part !== null).join(', ')
}
