import type { BrandBrief } from './brief.entity.ts'
import { briefLimits, entriesWithin, textWithin } from './brief-limits.rules.ts'
import { adLanguageCodes } from '../core/ad-languages.ts'
import type { Field, Place, WebsiteData } from '../scans/website-data.entity.ts'

/** Most entries copied into a brief; a longer list says less. */
const maxListEntries = 6

/** The brand brief that a website's data supports; fields without evidence stay empty (BRF-02). */
export function briefFromWebsite(data: WebsiteData, websiteUrl: string): BrandBrief {
  return {
    name: textWithin(data.name?.value ?? '', briefLimits.name),
    summary: textWithin(data.summary?.value ?? '', briefLimits.text),
    differentiators: entriesOf(data.differentiators),
    audiences: entriesOf(data.audiences),
    language: adLanguageCodes.find((code) => code === data.language?.value) ?? null,
    location: textWithin(data.location ? placeInWords(data.location.value) : '', briefLimits.location),
    websiteUrl,
    toneOfVoice: data.tones[0]?.value ?? null,
  }
}

function entriesOf(fields: readonly Field<string>[]): string[] {
  return entriesWithin(fields.map(({ value }) => value)).slice(0, maxListEntries)
}

/** A place as a person writes it: town, region, country. */
export function placeInWords({ city, region, country }: Place): string {
  const parts = [city, region === city ? null : region, country]
  return parts.filter((part) => part !== null).join(', ')
}
