import fc from 'fast-check'
import { expect, it } from 'vitest'
import { videoUrlOf } from './video-link.ts'
import { parseVideoUrl } from './video-url.ts'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', undefined],
  ['http://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ', 3],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1m3s', 'youtube', 'dQw4w9WgXcQ', 63],
  [' https://youtu.be/dQw4w9WgXcQ?t=3', 'youtube', 'dQw4w9WgXcQ', 3],
  ['https://youtu.be/dQw4w9WgXcQ?si=t', 'youtube', 'dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 'youtube', 'dQw4w9WgXcQ', 90],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/123456789', 'vimeo', '123456789', undefined],
  ['http://www.vimeo.com/123456789#t=1s', 'vimeo', '123456789', 1],
  ['https://player.vimeo.com/video/123456789?dnt=1', 'vimeo', '123456789', undefined],
])('reads %s', (url, provider, id, start) => {
  const video = parseVideoUrl(url)
  expect(video).toEqual({ provider, id, ...(start && { start }) })
  expect(video && parseVideoUrl(videoUrlOf(video))).toEqual(video)
})

it.each([
  '',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube-nocookie.com.evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/12345678',
  'https://player.vimeo.com/video/12345678',
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
