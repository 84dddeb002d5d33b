import { expect, it } from 'vitest'
import { parsePictureWidth, pictureCandidates, pictureWidths } from './picture-widths.rules.ts'

const address = `/files/${'0123456789abcdef'.repeat(4)}.png`

it('offers a stored picture in each width, and nothing else in any', () => {
  const candidates = pictureCandidates(address)?.split(', ')
  expect(candidates).toHaveLength(pictureWidths.length)
  expect(candidates?.[0]).toBe(`${address}?width=96 96w`)
  for (const other of [
    '',
    'data:image/png;base64,AA',
    address.replace('png', 'mp4'),
    `${address}?width=96`,
    `https://a.example${address}`,
  ])
    expect(pictureCandidates(other)).toBeUndefined()
})

it.each(['', '0', '97', '96.0', '96 ', '-96', '1e3', '9600', 'constructor'])(
  'takes %j for no width',
  (text) => {
    expect(parsePictureWidth(text)).toBeUndefined()
  },
)

it('takes each of its own widths', () => {
  expect(pictureWidths.map((width) => parsePictureWidth(String(width)))).toEqual([...pictureWidths])
})
