import { expect, test } from 'vitest'
import { parsePictureName, pictureAddress } from './picture-address.ts'

const hash = '0123456789abcdef'.repeat(4)

test.each([
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'mov'],
] as const)('%s has an address of its own and back', (contentType, ending) => {
  expect(pictureAddress(hash, contentType)).toBe(`/files/${hash}.${ending}`)
  expect(parsePictureName(`${hash}.${ending}`)).toEqual({ hash, contentType })
})

test.each([
  '',
  hash,
  `${hash}.`,
  `${hash}.svg`,
  `${hash}.html`,
  `${hash}.PNG`,
  `${hash}.png.html`,
  `${hash}.constructor`,
  `${hash}.toString`,
  `${hash}.png/`,
  `x${hash}.png`,
  `../${hash}.png`,
])('%j is no picture', (name) => {
  expect(parsePictureName(name)).toBeUndefined()
})
