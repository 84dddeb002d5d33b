import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseVideoUrl } from './video-url.ts'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['http://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?t=3', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'vimeo', '123456789'],
  ['http://www.vimeo.com/123456789#t=1s', 'vimeo', '123456789'],
])('reads %s', (url, provider, id) => {
  expect(parseVideoUrl(url)).toEqual({ provider, id })
})

it.each([
  '',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/12345678',
  'https://vimeo.com/1234567890',
  'https://dailymotion.com/video/123456789',
])('refuses %j', (url) => {
  expect(parseVideoUrl(url)).toBe(false)
})

it('takes Vimeo ids of nine digits only', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (id) => {
      expect(parseVideoUrl(`https://vimeo.com/${id}`) !== false).toBe(id.length === 9)
    }),
  )
})
