import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Field, Offer, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { noFacts } from '@aloft/domain/scans/website-facts.entity'
import type { AdTextsInput } from '../tasks.ts'

/** A field that a page states in these words. */
export function read<T>(value: T, quote = 'as it says'): Field<T> {
  return { value, confidence: 1, evidence: [{ url: 'https://oddloaf.example/', quote, source: 'text' }] }
}

/** A campaign brief for a bakery in Cork, with the given changes. */
export function briefOf(change: Partial<CampaignBrief> = {}): CampaignBrief {
  return {
    name: 'Odd Loaf, sales',
    url: 'https://oddloaf.example',
    goal: 'sales',
    specialPurpose: null,
    language: 'en',
    location: 'Cork, County Cork, Ireland',
    offeringType: 'brand',
    offeringName: 'Odd Loaf',
    offeringSummary:
      'A sourdough bakery on Douglas Street in Cork that bakes at four and sells out by three.',
    differentiators: [
      'Every loaf proves for thirty hours before it sees the oven.',
      'Our wheat is grown and milled within five miles of the shop.',
    ],
    audiences: ['early risers who walk to work'],
    formula: null,
    toneOfVoice: null,
    ...change,
  }
}

/** What the bakery’s website says. */
export function websiteOf(offers: readonly Offer[], change: Partial<WebsiteData> = {}): WebsiteData {
  return {
    name: read('Odd Loaf'),
    summary: null,
    differentiators: [],
    audiences: [],
    offers: offers.map((offer) => read(offer, `${offer.name} ${offer.price ?? ''}`)),
    language: read('en'),
    location: read({ city: 'Cork', region: null, country: 'Ireland', address: '61 Douglas Street, Cork' }),
    tones: [],
    contact: { email: null, phone: null },
    socialLinks: [],
    logos: [],
    colors: [],
    fonts: [],
    pictures: [],
    questions: [],
    ...noFacts,
    trades: [read('bakery')],
    ...change,
  }
}

/** The bakery’s price list. */
export const breads: readonly Offer[] = [
  { name: 'Seeded Rye', price: '€5.90' },
  { name: 'Stout and Oat Loaf', price: '€6.80' },
  { name: 'Baguette', price: 'from €4.20' },
]

/** A request for texts: fifteen headlines for Google by default. */
export function orderOf(change: Partial<AdTextsInput> = {}): AdTextsInput {
  return {
    kind: 'headlines',
    count: 15,
    platform: 'google',
    maxLength: 30,
    adviceLength: 30,
    brandName: 'Odd Loaf',
    brief: briefOf(),
    website: websiteOf(breads),
    sold: null,
    competitors: [],
    neighbors: [],
    refused: [],
    ...change,
  }
}
