import type { Field, WebsiteData } from '../scans/website-data.entity.ts'
import type { BrandBrief } from './brief.entity.ts'
import { briefFromWebsite } from './brief-from-website.rules.ts'

/** What each field of a brand brief rests on where it says what the website says; nothing for its own address. */
export function briefEvidence(
  data: WebsiteData,
): Readonly<Record<keyof BrandBrief, readonly Field<unknown>[]>> {
  const one = (field: Field<unknown> | null) => (field ? [field] : [])
  return {
    name: one(data.name),
    summary: one(data.summary),
    differentiators: data.differentiators,
    audiences: data.audiences,
    language: one(data.language),
    location: one(data.location),
    websiteUrl: [],
    toneOfVoice: data.tones.slice(0, 1),
  }
}

/** What the value of a field rests on; nothing where somebody wrote something else there than the website says. */
export function evidenceOfValue(
  data: WebsiteData,
  field: keyof BrandBrief,
  value: BrandBrief[keyof BrandBrief],
): readonly Field<unknown>[] {
  const found = briefEvidence(data)[field]
  if (Array.isArray(value)) return found.filter((source) => (value as unknown[]).includes(source.value))
  return briefFromWebsite(data, '')[field] === value ? found : []
}
