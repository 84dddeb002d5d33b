import type { Field, WebsiteData } from '../scans/website-data.entity.ts'
import type { BrandBrief } from './brief.entity.ts'
import { briefFromWebsite } from './brief-from-website.rules.ts'

/** The evidence for each field of a brand brief that matches the website; none for the website's own address. */
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

/** The evidence for a field's value; none if somebody wrote something else than the website says. */
export function evidenceOfValue(
  data: WebsiteData,
  field: keyof BrandBrief,
  value: BrandBrief[keyof BrandBrief],
): readonly Field<unknown>[] {
  const found = briefEvidence(data)[field]
  if (Array.isArray(value)) return found.filter((source) => (value as unknown[]).includes(source.value))
  return briefFromWebsite(data, '')[field] === value ? found : []
}
