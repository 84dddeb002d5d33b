import type { Scan } from '@aloft/domain/scans/scan.entity'
import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import { noFacts } from '@aloft/domain/scans/website-facts.entity'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'

const site = 'https://nightjar.example'

function field<T>(
  value: T,
  page: string,
  quote: string,
  source: EvidenceSource = 'text',
  confidence = 0.9,
): Field<T> {
  return { value, confidence, evidence: [{ url: `${site}${page}`, quote, source }] }
}

/** The data read from the demo brand's website. */
export const exampleWebsiteData: WebsiteData = {
  name: field('Nightjar Lamps', '/', 'Nightjar Lamps', 'openGraph', 1),
  summary: field(
    'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
    '/',
    'Glass blown and brass turned at one bench in Galway since 1987.',
  ),
  differentiators: [
    field(
      'Every lamp can be opened and rewired, free for ten years.',
      '/repairs',
      'If we made it, we rewire it. Ten years, no charge, no receipt needed.',
    ),
  ],
  audiences: [
    field('People doing up a first home', '/journal', 'Lamps for people doing up a first home', 'text', 0.6),
  ],
  offers: [
    field({ name: 'Rewiring a table lamp', price: '€48' }, '/repairs', 'Rewiring a table lamp, from €48'),
  ],
  language: field('en', '/', '<html lang="en">', 'meta', 1),
  location: field(
    { city: 'Galway', region: null, country: 'Ireland', address: null },
    '/contact',
    'Dock Road, Galway, Ireland',
  ),
  tones: [field('trust' as const, '/about', 'We sign every lamp.', 'text', 0.6)],
  contact: { email: null, phone: null },
  socialLinks: [],
  logos: [field(`${site}/nightjar.svg`, '/', '<img src="nightjar.svg" alt="Nightjar">', 'text')],
  colors: [field({ role: 'primary' as const, hex: '#b8321f' }, '/', '--button: #B8321F', 'css')],
  fonts: [
    field({ role: 'heading' as const, family: 'Young Serif' }, '/', 'font-family: "Young Serif"', 'css'),
  ],
  pictures: [],
  questions: [],
  ...noFacts,
}

export const exampleScan: Scan = {
  _id: '01936b2e-0000-7000-8000-000000000401',
  url: site,
  status: 'SUCCESS',
  failureStatus: null,
  startDate: new Date('2026-11-01T09:06:01Z'),
  steps: [
    {
      seq: 1,
      date: new Date('2026-11-01T09:06:02Z'),
      kind: 'page',
      outcome: 'read',
      url: `${site}/`,
      status: 200,
      title: 'Nightjar Lamps',
      found: ['name', 'logos', 'colors'],
      reason: null,
      ms: 320,
    },
  ],
  data: exampleWebsiteData,
  files: {},
}
