import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence, Field } from '@aloft/domain/scans/website-data.entity'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import type { BriefFields } from './brief-rows.tsx'
import type { MeasuredData } from './measured-rows.tsx'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import type { BriefQuestion } from './question-rows.tsx'

const site = 'https://nightjar.example'

function quoted(quote: string, page: string, source: EvidenceSource = 'text'): Evidence {
  return { url: `${site}${page}`, quote, source }
}

function read<Value>(value: Value, evidence: Evidence[], confidence = 0.9): Field<Value> {
  return { value, confidence, evidence }
}

/** Before anything is found. */
export const noFields: BriefFields = {
  name: { value: '' },
  summary: { value: '' },
  differentiators: { value: [] },
  audiences: { value: [] },
  language: { value: null },
  location: { value: '' },
  websiteUrl: { value: site },
  toneOfVoice: { value: null },
}

/** The demo brand's brief, with evidence from its website. */
export const nightjarFields: BriefFields = {
  name: read('Nightjar Lamps', [quoted('Nightjar Lamps', '/', 'openGraph')], 1),
  summary: read('A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.', [
    quoted('Glass blown and brass turned at one bench in Galway since 1987.', '/'),
  ]),
  differentiators: read(
    [
      'Every lamp can be opened and rewired, free for ten years.',
      'Nothing is glued, so everything can be mended.',
    ],
    [
      quoted('If we made it, we rewire it. Ten years, no charge, no receipt needed.', '/repairs'),
      quoted('Every lamp can be opened and rewired, free for ten years.', '/'),
      quoted('Nothing is glued, so everything can be mended.', '/about'),
    ],
  ),
  audiences: read(
    ['People doing up a first home', 'People looking for a present', 'Small hotels in the west'],
    [
      quoted('People doing up a first home', '/'),
      quoted('Forty Wrens for the bedrooms of a guesthouse in Clifden.', '/journal'),
    ],
    0.6,
  ),
  language: read('en', [quoted('<html lang="en">', '/', 'meta')], 1),
  location: read('Galway, Ireland', [quoted('14 Lower Dominick Street, Galway, Ireland', '/visit')]),
  websiteUrl: { value: site },
  toneOfVoice: read(
    'serenity',
    [quoted('Have a tea across the road.', '/repairs'), quoted('Come when it is getting dark', '/visit')],
    0.4,
  ),
}

export const noMeasures: MeasuredData = {
  colors: [],
  fonts: [],
  logos: [],
  pictures: [],
  offers: [],
  contact: { email: null, phone: null },
  socialLinks: [],
}

function offer(name: string, price: string | null, page: string) {
  return read({ name, price }, [quoted([name, price].filter(Boolean).join(' '), page)])
}

export const nightjarMeasures: MeasuredData = {
  colors: [
    read({ role: 'text', hex: '#123142' }, [quoted('color: #123142', '/style.css', 'css')]),
    read({ role: 'primary', hex: '#b8321f' }, [quoted('background: #b8321f', '/style.css', 'css')]),
    read({ role: 'accent', hex: '#ffd36b' }, [quoted('background: #ffd36b', '/style.css', 'css')]),
    read({ role: 'background', hex: '#f6efe0' }, [quoted('background: #f6efe0', '/style.css', 'css')]),
  ],
  fonts: [
    read({ role: 'heading', family: 'Young Serif' }, [
      quoted('font-family: "Young Serif"', '/style.css', 'css'),
    ]),
    read({ role: 'body', family: 'Arimo' }, [quoted('font-family: Arimo', '/style.css', 'css')]),
  ],
  logos: [read(nightjar, [quoted('Nightjar Lamps logo', '/')])],
  pictures: nightjarPictures.map((picture) => read(picture, [quoted(picture.alt, '/')])),
  offers: [
    offer('Wren', '€96', '/lamps'),
    offer('Dome', '€168', '/lamps'),
    offer('Halo', '€240', '/lamps'),
    offer('Rewiring', 'from €48', '/repairs'),
    offer('New switch', '€22', '/repairs'),
    offer('Brass polish and lacquer', '€35', '/repairs'),
    offer('Old lamp in, €20 off', null, '/'),
  ],
  contact: {
    email: read('hello@nightjar.example', [quoted('hello@nightjar.example', '/visit')], 1),
    phone: read('+353 20 912 0187', [quoted('+353 20 912 0187', '/visit')], 1),
  },
  socialLinks: [
    read('https://www.instagram.com/nightjarlamps.galway', [quoted('Instagram', '/')]),
    read('https://www.pinterest.com/nightjarlampsgalway', [quoted('Pinterest', '/')]),
  ],
}

export const hoursQuestion: BriefQuestion = {
  field: 'openingHours',
  answers: [
    {
      value: 'Tuesday to Saturday, 10 to 18',
      evidence: quoted('Tuesday to Saturday, 10 to 18', '/visit'),
    },
    {
      value: 'Tuesday to Saturday, 9 to 17',
      evidence: quoted('Open Tuesday to Saturday, 9 to 17', '/'),
    },
  ],
}

/** Two prices on which the pages contradict each other. */
export const priceQuestions: BriefQuestion[] = [
  {
    field: 'price',
    subject: 'Wren',
    answers: [
      { value: '€96', evidence: quoted('Wren €96', '/lamps') },
      { value: '€89', evidence: quoted('The Wren, €89', '/') },
    ],
  },
  {
    field: 'price',
    subject: 'Dome',
    answers: [
      { value: '€168', evidence: quoted('Dome €168', '/lamps') },
      { value: '€175', evidence: quoted('Dome €175', '/journal') },
    ],
  },
]
