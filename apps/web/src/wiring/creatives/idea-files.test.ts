import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { addIdeaFile, removeIdeaFile } = await import('./idea-files.ts')
const { selectBrand } = await import('../../state/brand.ts')
const { currentIdeas } = await import('../../state/ideas.ts')
const { takeReply } = await import('../../state/replies.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const { signal } = new AbortController()
const file = new File(['pixels'], 'wren.webp', { type: 'image/webp' })
const send = () => addIdeaFile(exampleIdea._id, file, { signal })

it('answers where the file lies, and the brands that are known have it', async () => {
  const url = `/files/${'a'.repeat(64)}.webp`
  takeReply('get-ideas-data', {}, { ideas: [], teams: {} })
  network.answer({ 'add-idea-file': { idea: { ...exampleIdea, uploadedImages: [url] }, url } })
  expect(await send()).toEqual({ url })
  expect(currentIdeas()?.ideas.map(({ _id }) => _id)).toEqual([exampleIdea._id])
})

it.each([
  [{ error: 'imageTooSmall' }, 'imageTooSmall'],
  [{ error: 'fileTooLarge' }, 'fileTooLarge'],
  [new MockError(400, { error: 'invalidPayload', field: 'file' }), 'notAccepted'],
  [new MockError(403, { error: 'forbidden' }), 'generic'],
] as const)('returns why a file was not accepted: %j', async (answer, refusal) => {
  network.answer({ 'add-idea-file': answer })
  expect(await send()).toEqual({ refusal })
})

it.each([
  ['/files/b.webp', { uploadedImages: ['/files/a.webp'] }],
  ['/files/c.mp4', { uploadedVideos: [] }],
])('takes %s away, and leaves the others', async (url, data) => {
  const brand = {
    ...exampleIdeaWithBalloons,
    uploadedImages: ['/files/a.webp', '/files/b.webp'],
    uploadedVideos: ['/files/c.mp4'],
  }
  selectBrand(brand._id)
  takeReply('get-idea', { ideaId: brand._id }, brand)
  const sent: unknown[] = []
  network.answer({
    'update-idea': ({ data: changes }) => {
      sent.push(changes)
      return { idea: exampleIdea }
    },
  })
  expect(await removeIdeaFile(brand._id, url)).toBe(true)
  expect(sent).toEqual([data])
})

it('reports a file that was not removed', async () => {
  network.answer({ 'update-idea': new MockError(403, { error: 'forbidden' }) })
  expect(await removeIdeaFile(exampleIdea._id, '/files/a.webp')).toBe(false)
})
