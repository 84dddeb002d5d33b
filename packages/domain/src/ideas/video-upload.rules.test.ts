import { expect, it } from 'vitest'
import { params } from '../core/params.ts'
import { checkVideo, type ReadVideo } from './video-upload.rules.ts'

const video: ReadVideo = { size: 9_000, container: 'mp4', pixels: { width: 1_280, height: 720 } }

it.each([
  [null, {}],
  [null, { container: 'webm' }],
  [null, { size: params.maxUploadSize, pixels: { width: 400, height: 400 } }],
  ['fileTooLarge', { size: params.maxUploadSize + 1, container: null, pixels: null }],
  ['notVideo', { container: null, pixels: null }],
  ['notVideo', { pixels: null }],
  ['wrongContainer', { container: 'other' }],
  ['videoTooSmall', { pixels: { width: 399, height: 720 } }],
  ['videoTooSmall', { pixels: { width: 1_280, height: 399 } }],
] satisfies [string | null, Partial<ReadVideo>][])('is %s for %j (CRE-12)', (refusal, change) => {
  expect(checkVideo({ ...video, ...change })).toBe(refusal)
})
