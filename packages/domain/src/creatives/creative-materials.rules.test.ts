import { expect, it } from 'vitest'
import type { Creative, CreativeElement } from './creative.entity.ts'
import { creativeMaterials } from './creative-materials.rules.ts'

const box = { x: 0, y: 0, width: 100, height: 100, rotation: 0, opacity: 1, outline: null, aspect: null }
const text = (id: string, font: 'Inter' | 'Lora', more: Partial<CreativeElement> = {}) =>
  ({ ...box, id, type: 'text', font, ...more }) as CreativeElement
const image = (id: string, src: string, more: Partial<CreativeElement> = {}) =>
  ({ ...box, id, type: 'image', src, ...more }) as CreativeElement
const scene = (...elements: CreativeElement[]): Creative => ({
  width: 1080,
  height: 1080,
  background: '#ffffff',
  elements,
})
const credit = { by: 'Ines Faro', url: null, license: 'Pexels License' }

it('names each size, font and picture once, with what is known of its maker', () => {
  const materials = creativeMaterials({
    '9:16': { ...scene(image('p', '/files/a.webp', { credit }), text('t', 'Lora')), height: 1920 },
    '1:1': scene(image('p', '/files/a.webp', { name: 'Workshop' }), text('t', 'Inter'), text('u', 'Inter'), {
      ...box,
      id: 'l',
      type: 'logo',
      src: '/files/l.png',
    }),
  })
  expect(materials).toEqual({
    sizes: [
      { format: '1:1', width: 1080, height: 1080 },
      { format: '9:16', width: 1080, height: 1920 },
    ],
    fonts: ['Inter', 'Lora'],
    pictures: [
      { src: '/files/a.webp', name: '', kind: 'picture', credit },
      { src: '/files/l.png', name: '', kind: 'logo', credit: null },
    ],
  })
})

it('leaves out what is hidden, and videos without a poster', () => {
  const video = { ...box, id: 'v', type: 'video', url: 'https://vimeo.com/1' } as const
  const { fonts, pictures } = creativeMaterials({
    '1:1': scene(image('p', '/files/a.webp', { isHidden: true }), text('t', 'Inter', { isHidden: true }), {
      ...video,
      poster: null,
    }),
    '4:5': scene({ ...video, poster: '/files/v.webp' }),
  })
  expect(fonts).toEqual([])
  expect(pictures).toEqual([{ src: '/files/v.webp', name: '', kind: 'poster', credit: null }])
})
