import { renderFailures } from '@aloft/domain/creatives/render.rules'
import { expect, it } from 'vitest'
import { adPreview } from './ad-preview.ts'

it('has a text of its own for each result of a rendering (RND-04)', () => {
  const texts = renderFailures.map((result) => adPreview.render[result])
  expect(new Set(texts.filter(Boolean)).size).toBe(renderFailures.length)
})
