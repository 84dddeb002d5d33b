import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import type { BriefValues } from './brief-form.ts'
import type { FieldHistory } from './brief-history.tsx'
import type { BriefSheetProps } from './brief-sheet.tsx'

const site = 'https://nightjar.example'
const quoted = (quote: string, page: string): Evidence => ({ url: `${site}${page}`, quote, source: 'text' })

/** The brand brief of the demo brand, with its evidence. */
export const brandValues: BriefValues = {
  name: 'Nightjar Lamps',
  summary: 'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
  differentiators: [
    'Every lamp can be opened and rewired, free for ten years.',
    'Nothing is glued, so everything can be mended.',
  ],
  audiences: ['People doing up a first home', 'Gift buyers', 'Small hotels in the west'],
  language: 'en',
  location: 'Galway, Ireland',
  websiteUrl: site,
  toneOfVoice: 'serenity',
}
export const brandEvidence = {
  summary: [quoted('Glass blown and brass turned at one bench in Galway since 1987.', '/')],
  differentiators: [quoted('Nothing is glued, so everything can be mended.', '/about')],
  location: [quoted('14 Lower Dominick Street, Galway, Ireland', '/visit')],
}

export const designValues: BriefValues = {
  font: 'Bricolage Grotesque',
  layoutColor: '#f6efe0',
  textColor: '#123142',
  logoImageUrl: nightjar,
}
export const logos = [nightjar]

export const campaignValues: BriefValues = {
  name: 'Autumn repairs',
  url: `${site}/repairs`,
  goal: 'sales',
  specialPurpose: 'Before the clocks go back',
  language: 'en',
  location: 'Galway, Ireland',
  offeringType: 'product',
  offeringName: 'Rewiring',
  offeringSummary: 'Any table lamp, rewired while you wait, from €48.',
  differentiators: ['Ten years of free repairs on anything we made.'],
  audiences: ['People with a lamp in the attic'],
  formula: 'PAS',
  toneOfVoice: 'humor',
}

const morning = (day: number) => new Date(`2026-11-0${day}T09:10:00`)

/** A location that was changed twice since it was read on the website. */
export const locationHistory: FieldHistory = {
  status: 'ready',
  changes: [
    {
      seq: 2,
      date: morning(5),
      authorName: 'Sam Byrne',
      proposer: 'assistant',
      before: 'Clifden, Ireland',
      after: 'Galway, Ireland',
    },
    { seq: 1, date: morning(3), authorName: 'Órla Fahy', before: 'Galway', after: 'Clifden, Ireland' },
  ],
  origin: { date: morning(1), value: 'Galway', evidence: brandEvidence.location },
}

/** A campaign brief of a list, with what can be done in it. */
export interface CampaignItem {
  id: string
  date: Date
  sheet: Omit<BriefSheetProps, 'kind'>
  onMove?: (() => void) | undefined
}

/** Campaign briefs of the demo brand, each with what can be done with it. */
export function campaignItems(
  count: number,
  sheet: Partial<CampaignItem['sheet']>,
  onMove?: () => void,
): CampaignItem[] {
  const names = ['Autumn repairs', 'Wren table lamp', 'Presents under €100', 'Two evenings a month']
  return Array.from({ length: count }, (_ignored, index) => ({
    id: `brief-${index}`,
    date: morning(5),
    sheet: {
      ...sheet,
      values: {
        ...campaignValues,
        name: (names[index % names.length] ?? '') + (index < names.length ? '' : ` ${index + 1}`),
      },
    },
    onMove,
  }))
}
