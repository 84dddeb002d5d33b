import { expect, it } from 'vitest'
import { params } from '../core/params.ts'
import { checkUpload } from './upload.rules.ts'

const picture = { type: 'image/webp', size: 1000, pixels: { width: 400, height: 400 } }
const video = { type: 'video/mp4', size: params.maxUploadSize, pixels: null }

it.each([
  [picture, null],
  [video, null],
  [{ ...picture, type: 'text/plain' }, 'notAccepted'],
  [{ ...picture, type: '' }, 'notAccepted'],
  [{ ...picture, size: params.maxUploadSize + 1 }, 'fileTooLarge'],
  [{ ...video, size: params.maxUploadSize + 1 }, 'fileTooLarge'],
  [{ ...picture, pixels: { width: 399, height: 400 } }, 'imageTooSmall'],
  [{ ...picture, pixels: { width: 400, height: 399 } }, 'imageTooSmall'],
  [{ ...picture, type: 'image/svg+xml', pixels: { width: 40, height: 12 } }, null],
  [{ ...picture, type: 'image/svg+xml', pixels: undefined }, 'unreadable'],
  [{ ...picture, pixels: undefined }, 'unreadable'],
])('of %j: %s (ENT-33, OPN-68)', (file, refusal) => {
  expect(checkUpload(file, ['image', 'video'])).toBe(refusal)
})

it('takes only what the place is for', () => {
  expect(checkUpload(video, ['image'])).toBe('notAccepted')
  expect(checkUpload(picture, ['video'])).toBe('notAccepted')
})
