import type { ImageGenStatus } from '@aloft/domain/creatives/image-generation.entity'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'

/** The idea in every example, story and mock. */
export const exampleImageIdea: ImageIdea = {
  title: 'Wren lamp, close up',
  subject: 'Wren lamp on its own, close enough to see what it’s made of',
  environment: 'A workbench with its tools, in light from one window',
  mood: 'clear and honest',
  punchline: 'Every lamp can be opened and rewired',
  style: 'Realistic',
}

/** The order of pictures in every example, story and mock. */
export const exampleImageGenStatus: ImageGenStatus = {
  _id: '01936b2e-0000-7000-8000-000000000701',
  status: 'IN_PROGRESS',
  ideaId: '01936b2e-0000-7000-8000-000000000101',
  date: new Date('2026-11-20T10:15:00Z'),
  imageIdea: exampleImageIdea,
  images: [
    { status: 'ready', url: `/files/${'6'.repeat(64)}.webp`, width: 1536, height: 1536 },
    { status: 'drawing' },
  ],
  writer: 'rules',
}

/** What creatives of the demo brand are made of, in every example, story and mock. */
export const exampleDesignMaterial: DesignMaterial = {
  style: {
    logo: null,
    colors: { primary: '#123142', accent: '#e8a33d', background: '#fbf7ef', text: '#1b1b18' },
    layout: null,
    fonts: { heading: 'Young Serif', body: 'Instrument Sans' },
  },
  brandName: 'Nightjar Lamps',
  texts: { headline: 'Evenings, better lit', message: '', button: 'Shop now', price: '' },
  lines: ['Every lamp can be opened and rewired', 'Lamp shop in Galway'],
  panel: { trade: 'Lamp shop in Galway', quote: null, offers: [], proof: 'If we made it, we rewire it' },
  pictures: [
    {
      src: `/files/${'6'.repeat(64)}.webp`,
      width: 1536,
      height: 1536,
      alt: 'Wren lamp',
      fit: 0,
      isGraphic: false,
    },
  ],
}
