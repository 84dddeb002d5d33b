import { expect, it } from 'vitest'
import { parseVideoSource } from './video-source.rules.ts'

const hash = '0123456789abcdef'.repeat(4)

it.each([`/files/${hash}.mp4`, `/files/${hash}.webm`])('takes the stored file %s', (url) => {
  expect(parseVideoSource(url)).toEqual({ kind: 'file', url })
})

it('takes a link of YouTube or Vimeo (CRE-11)', () => {
  expect(parseVideoSource('https://vimeo.com/123456789')).toEqual({
    kind: 'link',
    video: { provider: 'vimeo', id: '123456789' },
  })
})

it.each([
  `/files/${hash}.mov`,
  `/files/${hash}.webp`,
  `/files/${hash}`,
  `/files/${hash}.mp4?x`,
  `https://evil.example/files/${hash}.mp4`,
  'https://dailymotion.com/video/123456789',
  `https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(500)}`,
  'javascript:alert(1)',
  '',
])('refuses %j', (url) => {
  expect(parseVideoSource(url)).toBeNull()
})
