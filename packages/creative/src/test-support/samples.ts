import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { loadFontSet } from '../fonts/font-set.ts'
import { readNodeFont } from '../fonts/node-font-files.ts'

/** All faces, read once for a test file. */
export const testFonts = await loadFontSet(readNodeFont)

export const pictureSrc = `/files/${'0123456789abcdef'.repeat(4)}.webp`
export const logoSrc = `/files/${'fedcba9876543210'.repeat(4)}.png`

const box = { x: 0, y: 0, width: 400, height: 120, rotation: 0, opacity: 1, outline: null, aspect: null }

/** One element of each kind; tests spread their changes over it. */
export const samples = {
  text: {
    ...box,
    id: 'text',
    type: 'text',
    slot: null,
    text: 'Old lamp in',
    font: 'Roboto',
    color: '#000000',
    size: 60,
    weight: 700,
    lineHeight: 1.1,
    alignment: 'left',
  },
  shape: { ...box, id: 'shape', type: 'shape', form: 'rectangle', color: '#ffffff', radius: 0 },
  gradient: {
    ...box,
    id: 'gradient',
    type: 'gradient',
    kind: 'linear',
    angle: 90,
    stops: [
      { offset: 0, color: '#000000', opacity: 0 },
      { offset: 1, color: '#000000', opacity: 1 },
    ],
    radius: 0,
  },
  image: { ...box, id: 'image', type: 'image', src: pictureSrc },
  logo: { ...box, id: 'logo', type: 'logo', src: logoSrc },
  croppedImage: {
    ...box,
    id: 'crop',
    type: 'croppedImage',
    src: pictureSrc,
    crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.25 },
    form: 'rectangle',
    radius: 0,
  },
  video: { ...box, id: 'video', type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', poster: pictureSrc },
} as const satisfies Record<string, CreativeElement>

/** A square creative of some elements. */
export function creativeOf(elements: CreativeElement[], background = '#ffffff'): Creative {
  return { width: 1000, height: 1000, background, elements }
}

/** A brand with everything, whose ads fit every layout. */
export const fullBrand = {
  content: {
    brandName: 'Nightjar Lamps',
    headline: 'Old lamp in, €20 off',
    message: 'Bring any lamp to our bench on Dominick Street. We pass it on, you save on a new one.',
    buttonLabel: 'Shop now',
    price: '€240',
  },
  assets: {
    logo: { src: logoSrc, width: 512, height: 512 },
    pictures: [
      { src: pictureSrc, width: 1200, height: 800 },
      { src: pictureSrc.replace('0', 'a'), width: 800, height: 1000 },
    ],
    colors: { primary: '#123142', accent: '#ff6a3d', background: '#fff8ec', text: '#123142' },
    fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
  },
}

/** What the creatives of that brand are made of. */
export const fullMaterial: DesignMaterial = {
  style: { ...fullBrand.assets, logo: { ...fullBrand.assets.logo, ground: 'light' }, layout: null },
  brandName: fullBrand.content.brandName,
  texts: { headline: fullBrand.content.headline, message: '', button: 'Shop now', price: '€240' },
  lines: ['Every lamp can be rewired'],
  panel: { trade: 'Lamp shop in Galway', quote: null, offers: [], proof: null },
  pictures: ['0', 'a', 'b', 'c'].map((name, index) => ({
    src: pictureSrc.replace('0', name),
    width: 1200,
    height: 800 + 100 * index,
    alt: '',
    fit: 0,
    isGraphic: name === 'c',
  })),
}
