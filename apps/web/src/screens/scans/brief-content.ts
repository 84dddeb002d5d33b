import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import type { StoredPictures } from '@aloft/domain/scans/scan.entity'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { BriefFields, BriefName } from '@aloft/views/scans/brief-rows'
import type { MeasuredData, MeasuredName } from '@aloft/views/scans/measured-rows'

const emptyBrief: BrandBrief = {
  name: '',
  summary: '',
  differentiators: [],
  audiences: [],
  language: null,
  location: '',
  websiteUrl: '',
  toneOfVoice: null,
}

/** What a brief is made of. */
export interface BriefSources {
  readonly data: WebsiteData | null
  /** The brief drafted from the user's description, instead of a website. */
  readonly draft: BrandBrief | null
  readonly url: string | null
  readonly edits: Partial<BrandBrief>
}

/** The current brief: from the website or the user's description, with the edits made since. */
export function currentBrief({ data, draft, url, edits }: BriefSources): BrandBrief {
  const found = data ? briefFromWebsite(data, url ?? '') : (draft ?? { ...emptyBrief, websiteUrl: url ?? '' })
  return { ...found, ...edits }
}

/** The same for the view, each field with what it rests on. */
export function briefFields(sources: BriefSources): BriefFields {
  const { data, edits } = sources
  const brief = currentBrief(sources)
  const field = <Name extends keyof BrandBrief>(
    name: Name,
    found: readonly (Field<unknown> | null)[],
  ): BriefFields[Name] => {
    const sources = found.filter((source) => source !== null)
    return {
      value: brief[name],
      isEdited: Object.hasOwn(edits, name),
      ...(sources.length > 0 && {
        confidence: Math.min(...sources.map(({ confidence }) => confidence)),
        evidence: sources.flatMap(({ evidence }) => evidence),
      }),
    } as unknown as BriefFields[Name]
  }
  return {
    name: field('name', [data?.name ?? null]),
    summary: field('summary', [data?.summary ?? null]),
    differentiators: field('differentiators', data?.differentiators ?? []),
    audiences: field('audiences', data?.audiences ?? []),
    language: field('language', [data?.language ?? null]),
    location: field('location', [data?.location ?? null]),
    websiteUrl: field('websiteUrl', []),
    toneOfVoice: field('toneOfVoice', data?.tones.slice(0, 1) ?? []),
  }
}

const nothingMeasured: MeasuredData = {
  colors: [],
  fonts: [],
  logos: [],
  pictures: [],
  offers: [],
  contact: { email: null, phone: null },
  socialLinks: [],
}

/** What was measured, its pictures replaced by our own copies; one without a copy is not shown. */
export function measuredData(data: WebsiteData | null, files: StoredPictures): MeasuredData {
  if (!data) return nothingMeasured
  return {
    colors: data.colors,
    fonts: data.fonts,
    offers: data.offers,
    contact: data.contact,
    socialLinks: data.socialLinks,
    logos: data.logos.flatMap((logo) => {
      const file = files[logo.value]
      return file ? [{ ...logo, value: file.fileUrl }] : []
    }),
    pictures: data.pictures.flatMap((picture) => {
      const file = files[picture.value.url]
      return file ? [{ ...picture, value: { ...picture.value, url: file.fileUrl } }] : []
    }),
  }
}

const briefNames = Object.keys(emptyBrief) as BriefName[]
const measuredNames = Object.keys(nothingMeasured) as MeasuredName[]

/** What a running scan may still find. */
export function awaitedNames(
  fields: BriefFields,
  measured: MeasuredData,
): { readonly fields: readonly BriefName[]; readonly measured: readonly MeasuredName[] } {
  const isOpen = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return {
    fields: briefNames.filter((name) => isOpen(fields[name].value)),
    measured: measuredNames.filter((name) =>
      name === 'contact' ? Object.values(measured.contact).every(isOpen) : isOpen(measured[name]),
    ),
  }
}
