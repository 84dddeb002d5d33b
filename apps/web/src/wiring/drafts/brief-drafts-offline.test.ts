import 'fake-indexeddb/auto'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleUser } from '@aloft/contract/account/account.examples'
import {
  exampleBrandBrief,
  exampleBriefIds,
  exampleCampaignBrief,
} from '@aloft/contract/briefs/briefs.examples'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { openOfflineEdits } from '../../state/offline-edits.ts'

// The parts of a browser that these modules need.
vi.stubGlobal('location', new URL('http://aloft.test/0'))
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { replace: vi.fn() } }))
vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
  clear: () => items.clear(),
})
const { sessionActor } = await import('../account/session.ts')
const { connectionActor } = await import('../core/connection.ts')
const { openQueues, queueOf } = await import('./draft-queue.ts')
await import('./offline-edits.ts')
const { currentDraft, draftIdOf } = await import('../../state/briefs.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => {
  for (const { actor } of openQueues()) actor.stop()
  network.close()
})

const { idea: ideaId, brand: brandId } = exampleBriefIds
const userId = '01936b2e-0000-7000-8000-00000000aaa1'
const id = draftIdOf({ ideaId, kind: 'brand', briefId: null })
const stored = (brief: object, _id: string = brandId) =>
  ({ _id, brief, updateDate: new Date(), archiveDate: null }) as never
const sent: { readonly base?: unknown }[] = []

beforeAll(async () => {
  network.answer({
    login: { ...exampleUser, authToken: 'an auth', userToken: 'a user', _id: userId },
  })
  sessionActor.start()
  await waitFor(sessionActor, (snapshot) => !snapshot.hasTag('checking'))
  sessionActor.send({ type: 'LOG_IN', email: exampleUser.email, password: 'lamplight 39' })
  await waitFor(sessionActor, (snapshot) => snapshot.hasTag('signedIn'))
})

beforeEach(() => {
  sent.length = 0
  network.answer({
    'get-briefs': () => ({
      brandBrief: { ...Object(stored(exampleBrandBrief)), websiteData: null },
      designBrief: null,
      campaignBriefs: [],
    }),
    'save-brief': (payload) => {
      sent.push(payload)
      return { brief: stored(payload.brief) }
    },
  })
})

it('takes up what a closed page wrote in a brief, on whichever page, and sends it as it was based', async () => {
  expect(queueOf('brief')).toBeUndefined()
  const closed = openOfflineEdits(userId)
  closed.keep([
    { kind: 'brief', ideaId, id, key: 'location', value: 'Clifden', base: [exampleBrandBrief.location] },
  ])
  await closed.close()
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(sent).toMatchObject([{ kind: 'brand', brief: { location: 'Clifden' } }]))
  expect(sent[0]?.base).toEqual(exampleBrandBrief)
  await vi.waitFor(() => expect(queueOf('brief')?.hasUnsaved()).toBe(false))
  expect(currentDraft(id)).toBeNull()
})

it('keeps what is written offline on the device, where the next page finds it', async () => {
  const { editBrief } = await import('./brief-drafts.ts')
  connectionActor.send({ type: 'OFFLINE' })
  editBrief({ ideaId, kind: 'brand', briefId: null }, { ...exampleBrandBrief }, { location: 'Cork' })
  const { isAllStored } = await import('./offline-edits.ts')
  await vi.waitFor(async () => expect(await isAllStored()).toBe(true))
  const other = openOfflineEdits(userId)
  expect(await other.hasAny()).toBe(true)
  expect(await other.takeOver(() => false)).toEqual([])
  await other.close()
  connectionActor.send({ type: 'ONLINE' })
  await vi.waitFor(() => expect(sent).toMatchObject([{ brief: { location: 'Cork' } }]))
  await vi.waitFor(() => expect(queueOf('brief')?.hasUnsaved()).toBe(false))
})

it('takes over once what an earlier version kept in local storage', async () => {
  const campaignId = exampleBriefIds.campaign
  const old = {
    [`${ideaId}/brand`]: {
      ideaId,
      kind: 'brand',
      briefId: null,
      base: exampleBrandBrief,
      fields: { location: 'Sligo', name: 'Wren & Co' },
      theirs: { name: 'Wren Ltd' },
    },
    [`${ideaId}/new-${campaignId}`]: {
      ideaId,
      kind: 'campaign',
      briefId: null,
      base: { ...exampleCampaignBrief, name: '' },
      fields: { name: 'Autumn' },
      theirs: {},
    },
  }
  items.set('briefEdits', JSON.stringify(old))
  await import('./old-brief-edits.ts')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    { kind: 'brand', brief: { location: 'Sligo', name: exampleBrandBrief.name } },
    { kind: 'campaign', briefId: null, newBriefId: campaignId, brief: { name: 'Autumn' } },
  ])
  await vi.waitFor(() => expect(items.has('briefEdits')).toBe(false))
  // Fields that others have also changed aren't overwritten without asking.
  await vi.waitFor(() =>
    expect(queueOf('brief')?.unsaved()).toMatchObject([{ key: 'name', value: 'Wren & Co' }]),
  )
})
