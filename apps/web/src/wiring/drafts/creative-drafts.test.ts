import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleAdCreative, exampleCreative } from '@aloft/contract/creatives/creatives.examples'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { connectDraftQueue } from '@aloft/machines/draft-queue/draft-queue.connect'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { creativeDrafts, editScenes, sceneConflictsOf, settleConflict } = await import('./creative-drafts.ts')
const { absorbCreative } = await import('../../state/creatives.ts')
const { currentScenes } = await import('../../state/scene-edits.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => {
  creativeDrafts.actor.stop()
  network.close()
})

const { _id: id, ideaId } = exampleAdCreative
const story: Creative = { ...exampleCreative, height: 1920 }
const [element, ...rest] = exampleCreative.elements
if (!element) throw new Error('the example has no layer')
/** The example with its first layer at another place, and perhaps one more. */
const withFirstAt = (x: number, ...more: Creative['elements']): Creative => ({
  ...exampleCreative,
  elements: [{ ...element, x }, ...rest, ...more],
})
const withGround = (background: string): Creative => ({ ...exampleCreative, background })
const view = () => connectDraftQueue(creativeDrafts.actor.getSnapshot())
const settled = (state: string) => vi.waitFor(() => expect(view().state).toBe(state), { timeout: 5_000 })

const server = { saved: exampleAdCreative, numSaves: 0 }

beforeEach(() => {
  server.saved = { ...exampleAdCreative, creatives: { '1:1': exampleCreative, '9:16': story } }
  server.numSaves = 0
  absorbCreative(server.saved)
  network.answer({
    'get-ad-creative': () => server.saved,
    'save-ad-creative': ({ creative }) => {
      server.numSaves++
      server.saved = { ...server.saved, ...creative }
      return { adCreative: server.saved }
    },
  })
})

describe('scenes', () => {
  it('are shown at once and saved after a pause, several changes by one call', async () => {
    editScenes(ideaId, id, { '1:1': withGround('#111111') })
    editScenes(ideaId, id, { '1:1': withGround('#222222') })
    expect(currentScenes(id)['1:1']?.background).toBe('#222222')
    expect(server.numSaves).toBe(0)
    await settled('saved')
    expect(server.numSaves).toBe(1)
    expect(server.saved.creatives['1:1']?.background).toBe('#222222')
    expect(currentScenes(id)['1:1']?.background).toBe('#222222')
  })

  it('leave formats alone that somebody else changed meanwhile', async () => {
    server.saved = {
      ...server.saved,
      creatives: { ...server.saved.creatives, '9:16': { ...story, background: '#abcdef' } },
    }
    editScenes(ideaId, id, { '1:1': withGround('#333333') })
    await settled('saved')
    expect(server.saved.creatives['9:16']?.background).toBe('#abcdef')
    expect(currentScenes(id)['9:16']?.background).toBe('#abcdef')
  })

  it('wait for a choice where somebody else changed the same format', async () => {
    const theirs = withGround('#abcdef')
    server.saved = { ...server.saved, creatives: { ...server.saved.creatives, '1:1': theirs } }
    editScenes(ideaId, id, { '1:1': withGround('#444444') })
    await settled('conflict')
    expect(server.numSaves).toBe(0)
    creativeDrafts.choose({ id, key: '1:1', takes: 'theirs' })
    await settled('saved')
    expect(currentScenes(id)['1:1']?.background).toBe('#abcdef')

    server.saved = { ...server.saved, creatives: { ...server.saved.creatives, '1:1': withGround('#fedcba') } }
    editScenes(ideaId, id, { '1:1': withGround('#555555') })
    await settled('conflict')
    creativeDrafts.choose({ id, key: '1:1', takes: 'mine' })
    await settled('saved')
    expect(server.saved.creatives['1:1']?.background).toBe('#555555')
  })

  it('are merged layer by layer with what somebody else saved of the same format', async () => {
    const added = { ...element, id: 'added' }
    server.saved = {
      ...server.saved,
      creatives: {
        ...server.saved.creatives,
        '1:1': { ...withFirstAt(element.x, added), background: '#abcdef' },
      },
    }
    editScenes(ideaId, id, { '1:1': withFirstAt(7) })
    await settled('saved')
    expect(server.saved.creatives['1:1']).toEqual({ ...withFirstAt(7, added), background: '#abcdef' })
    expect(currentScenes(id)['1:1']).toEqual(server.saved.creatives['1:1'])
  })

  it('are merged again if somebody saves between reading and saving', async () => {
    let isFirst = true
    network.answer({
      'get-ad-creative': () => server.saved,
      'save-ad-creative': ({ creative, base }) => {
        expect(base).toEqual(server.saved.creatives)
        if (isFirst) {
          isFirst = false
          server.saved = {
            ...server.saved,
            creatives: { ...server.saved.creatives, '1:1': withGround('#abcdef') },
          }
          return { error: 'creativeChanged' }
        }
        server.saved = { ...server.saved, ...creative }
        return { adCreative: server.saved }
      },
    })
    editScenes(ideaId, id, { '1:1': withFirstAt(7) })
    await settled('saved')
    expect(server.saved.creatives['1:1']).toEqual({ ...withFirstAt(7), background: '#abcdef' })
  })

  it('wait for the next try if somebody saves each time in between', async () => {
    let numSaves = 0
    network.answer({
      'get-ad-creative': () => server.saved,
      'save-ad-creative': () => {
        numSaves++
        return { error: 'creativeChanged' }
      },
    })
    editScenes(ideaId, id, { '1:1': withFirstAt(7) })
    await settled('failed')
    expect(numSaves).toBe(5)
    expect(currentScenes(id)['1:1']).toEqual(withFirstAt(7))
    network.answer({
      'get-ad-creative': () => server.saved,
      'save-ad-creative': () => ({ adCreative: server.saved }),
    })
    creativeDrafts.retry()
    await settled('saved')
  })

  it.each(['mine', 'theirs'] as const)(
    'keep what only one of them changed when the user takes %s',
    async (takes) => {
      const added = { ...element, id: 'added' }
      server.saved = {
        ...server.saved,
        creatives: { ...server.saved.creatives, '1:1': withFirstAt(90, added) },
      }
      editScenes(ideaId, id, { '1:1': { ...withFirstAt(7), background: '#123456' } })
      await settled('conflict')
      const [conflict, ...others] = sceneConflictsOf(view().conflicts, id)
      expect(others).toEqual([])
      if (conflict) settleConflict({ ideaId, id }, conflict, takes)
      await settled('saved')
      const x = takes === 'mine' ? 7 : 90
      expect(server.saved.creatives['1:1']).toEqual({ ...withFirstAt(x, added), background: '#123456' })
      expect(currentScenes(id)['1:1']).toEqual(server.saved.creatives['1:1'])
    },
  )

  it.each([
    ['a creative that was deleted', new MockError(404, { error: 'notFound', requestId: 'a' }), 'gone'],
    ['a user who only views', new MockError(403, { error: 'forbidden', requestId: 'a' }), 'rights'],
  ])('are refused for %s, kept, and discarded by the user', async (_, answer, refusal) => {
    network.answer({ 'get-ad-creative': () => server.saved, 'save-ad-creative': answer })
    editScenes(ideaId, id, { '1:1': withGround('#666666') })
    await settled('refused')
    expect(view().refused).toMatchObject([{ id, key: '1:1', refusal }])
    expect(currentScenes(id)['1:1']?.background).toBe('#666666')
    creativeDrafts.discard(id, '1:1')
    expect(currentScenes(id)['1:1']?.background).toBe(exampleCreative.background)
  })

  it.each([
    ['while the plan has lapsed', 'planLapsed', 'plan'],
    ['with a picture that is gone', 'mediaNotFound', 'missingPicture'],
  ] as const)('are refused %s', async (_, error, refusal) => {
    network.answer({ 'get-ad-creative': () => server.saved, 'save-ad-creative': { error } })
    editScenes(ideaId, id, { '1:1': withGround('#777777') })
    await settled('refused')
    expect(view().refused).toMatchObject([{ refusal }])
    creativeDrafts.discard(id, '1:1')
  })
})
