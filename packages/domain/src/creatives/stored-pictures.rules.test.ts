import { expect, it } from 'vitest'
import { storedPicturesIn } from './stored-pictures.rules.ts'

const box = {
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  rotation: 0,
  opacity: 1,
  outline: null,
  aspect: null,
} as const
const image = (id: string, src: string) => ({ ...box, id, type: 'image', src }) as const
const shape = { ...box, id: 's', type: 'shape', form: 'rectangle', color: null, radius: 0 } as const

it('names each stored file that any size shows, once', () => {
  const elements = [shape, image('a', '/files/a.webp'), image('d', 'data:image/png;base64,aGk=')]
  const scenes = {
    '1:1': { elements },
    '4:5': { elements: [...elements, image('b', '/files/b.webp')] },
  }
  expect(storedPicturesIn(scenes)).toEqual(['/files/a.webp', '/files/b.webp'])
  expect(storedPicturesIn({})).toEqual([])
})

it('names the file and the poster of a video', () => {
  const video = { ...box, id: 'v', type: 'video', url: '/files/v.mp4', poster: '/files/p.webp' } as const
  const linked = { ...video, id: 'l', url: 'https://youtu.be/dQw4w9WgXcQ', poster: null }
  expect(storedPicturesIn({ '1:1': { elements: [video, linked] } })).toEqual([
    '/files/v.mp4',
    '/files/p.webp',
  ])
})
