import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mediaLimits, mediaNameOf } from './media.rules.ts'

it.each([
  ['blue-lamp_on+desk.JPG', 'blue lamp on desk'],
  ['C:\\Pictures\\Lampe blau.png', 'Lampe blau'],
  ['https://nightjar.example/media/caf%C3%A9--front.webp?w=800#top', 'café front'],
  ['Dr. Lamp', 'Dr. Lamp'],
  ['100%.png', ''],
  ['20251128_093012.jpg', ''],
  ['data:image/png;base64,aGVsbG8vd29ybGQ=', ''],
  ['', ''],
])('names %j %j', (file, name) => {
  expect(mediaNameOf(file)).toBe(name)
})

it('is short and has no control characters, whatever a file is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (file) => {
      const name = mediaNameOf(file)
      expect([...name].length).toBeLessThanOrEqual(mediaLimits.name)
      expect(name).not.toMatch(/\p{Cc}/u)
      expect(name).toBe(name.trim())
    }),
  )
})
