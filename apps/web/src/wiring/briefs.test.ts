import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import {
  exampleBrandBrief,
  exampleBriefIds,
  exampleCampaignBrief,
} from '@aloft/contract/briefs/briefs.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// What these modules need of a browser.
vi.stubGlobal('location', new URL('http://aloft.test/0/briefs'))
vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
vi.stubGlobal('navigator', { onLine: true })
const user = { email: 'orla@nightjar.example', authToken: 'a', userToken: 'b', socialPlatform: null }
const items = new Map<string, string>([['user', JSON.stringify(user)]])
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})
const { answerSold, decideBriefField, editBrief, loadBriefs, saveEdit } = await import('./briefs.ts')
const {
  beginCampaign,
  currentBrandBrief,
  currentEdit,
  currentEdits,
  currentSave,
  dropEdit,
  editKey,
  savedBrief,
} = await import('../state/briefs.ts')
const { currentIdeas } = await import('../state/ideas.ts')
const { takeReply } = await import('../state/queries.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => network.close())

const { idea: ideaId, brand: brandId, campaign: campaignId } = exampleBriefIds
const key = editKey(ideaId, 'brand', null)
const exampleSummary = {
  _id: ideaId,
  title: 'Nightjar Lamps',
  teamId: null,
  logoImageUrl: null,
  creationDate: new Date(),
  archiveDate: null,
}
const stored = (brief: object, _id: string = brandId) =>
  ({ _id, brief, updateDate: new Date(), archiveDate: null }) as never
const write = (location: string) =>
  editBrief(key, { ideaId, kind: 'brand', briefId: null }, { ...exampleBrandBrief }, 'location', location)

beforeEach(async () => {
  for (const edit of currentEdits()) dropEdit(edit)
  network.reset()
  const brandBrief = { ...Object(stored(exampleBrandBrief)), websiteData: null }
  network.answer({ 'get-briefs': () => ({ brandBrief, designBrief: null, campaignBriefs: [] }) })
  await loadBriefs(ideaId)
})

it('loads current and archived briefs in one call (BRF-12)', async () => {
  const asked: unknown[] = []
  const archivedId = exampleBriefIds.brand
  network.answer({
    'get-briefs': (payload) => {
      asked.push(payload)
      const archived = { ...Object(stored(exampleCampaignBrief, archivedId)), archiveDate: new Date() }
      return {
        brandBrief: null,
        designBrief: null,
        campaignBriefs: [stored(exampleCampaignBrief, campaignId), archived],
      }
    },
  })
  await loadBriefs(ideaId)
  expect(asked).toEqual([{ ideaId, isArchived: null }])
  for (const briefId of [campaignId, archivedId]) {
    expect(savedBrief({ ideaId, kind: 'campaign', briefId })).toEqual(exampleCampaignBrief)
  }
})

it('saves what was written with what it was made from, and forgets it then', async () => {
  const sent: unknown[] = []
  network.answer({
    'save-brief': (payload) => {
      sent.push(payload)
      return { brief: stored({ ...exampleBrandBrief, location: 'Clifden' }) }
    },
  })
  write('Clif')
  write('Clifden')
  expect(currentSave(key)).toBe('unsaved')
  await saveEdit(key)
  expect(sent).toMatchObject([{ kind: 'brand', base: exampleBrandBrief, brief: { location: 'Clifden' } }])
  expect(currentEdit(key)).toBeUndefined()
  expect(currentSave(key)).toBe('saved')
  expect(currentBrandBrief(ideaId)?.brief.location).toBe('Clifden')
})

it('saves what the brand sells beside its brief, and says where it was not taken', async () => {
  const sent: unknown[] = []
  network.answer({
    'save-brief': (payload) => {
      sent.push(payload)
      return { brief: stored(exampleBrandBrief) }
    },
  })
  expect(await answerSold(ideaId, 'ship’s lanterns')).toBe(true)
  expect(sent).toMatchObject([{ brief: exampleBrandBrief, websiteAnswers: { sold: 'ship’s lanterns' } }])
  expect(currentBrandBrief(ideaId)?.websiteAnswers).toEqual({ sold: 'ship’s lanterns' })
  network.answer({ 'save-brief': new MockError(500, { error: 'internal' }) })
  expect(await answerSold(ideaId, 'lamps')).toBe(false)
  expect(currentBrandBrief(ideaId)?.websiteAnswers).toEqual({ sold: 'ship’s lanterns' })
})

it('keeps what could not be saved on the device, and sends it with the next visit', async () => {
  network.answer({
    'save-brief': new MockError(500, { error: 'internal' }),
  })
  write('Clifden')
  await saveEdit(key)
  expect(currentSave(key)).toBe('failed')
  await vi.waitFor(() => expect(items.get('briefEdits')).toContain('Clifden'))
  network.answer({ 'save-brief': () => ({ brief: stored({ ...exampleBrandBrief, location: 'Clifden' }) }) })
  await loadBriefs(ideaId)
  expect(currentEdit(key)).toBeUndefined()
  await vi.waitFor(() => expect(items.has('briefEdits')).toBe(false))
})

it('sends nothing of a field that others changed too until it is decided', async () => {
  const theirs = { ...exampleBrandBrief, location: 'Cork' }
  let calls = 0
  network.answer({
    'save-brief': ({ brief, base }) => {
      calls++
      if ((base as typeof theirs).location === 'Cork') return { brief: stored(brief) }
      return { error: 'briefConflict', fields: ['location'], brief: stored(theirs) } as never
    },
  })
  write('Clifden')
  await saveEdit(key)
  expect(currentEdit(key)).toMatchObject({ theirs: { location: 'Cork' }, fields: { location: 'Clifden' } })
  await saveEdit(key)
  expect(calls).toBe(1)
  decideBriefField(key, 'location', 'mine')
  await vi.waitFor(() => expect(currentBrandBrief(ideaId)?.brief.location).toBe('Clifden'))
  write('Kerry')
  decideBriefField(key, 'location', 'theirs')
  expect(currentEdit(key)).toBeUndefined()
})

it('sends a new campaign brief once it can be kept, and what is written meanwhile under its id', async () => {
  const sent: unknown[] = []
  const gate = Promise.withResolvers<void>()
  network.answer({
    'save-brief': async ({ brief, ...payload }) => {
      sent.push((payload as { briefId: unknown }).briefId)
      await gate.promise
      return { brief: stored(brief, campaignId) }
    },
  })
  const newKey = editKey(ideaId, 'campaign', 'new')
  const subject = { ideaId, kind: 'campaign', briefId: null } as const
  const base = { ...exampleCampaignBrief, name: '', offeringType: null }
  beginCampaign(newKey, ideaId, base)
  editBrief(newKey, subject, base, 'name', 'Autumn')
  await saveEdit(newKey)
  expect(sent).toEqual([])
  editBrief(newKey, subject, base, 'offeringType', 'brand')
  const saving = saveEdit(newKey)
  await vi.waitFor(() => expect(sent).toEqual([null]))
  editBrief(newKey, subject, base, 'name', 'Autumn repairs')
  gate.resolve()
  await saving
  await vi.waitFor(() => expect(sent).toEqual([null, campaignId]))
  await vi.waitFor(() => expect(currentEdits()).toEqual([]))
})

it('makes the logo of the design brief the logo of the brand', async () => {
  takeReply('get-ideas-data', {}, { ideas: [exampleSummary], teams: {} })
  const design = { font: 'Roboto', layoutColor: '#ffffff', textColor: '#1b1b18', logoImageUrl: null }
  network.answer({ 'save-brief': ({ brief }) => ({ brief: stored(brief) }) })
  const designKey = editKey(ideaId, 'design', null)
  const subject = { ideaId, kind: 'design', briefId: null } as const
  editBrief(designKey, subject, design, 'logoImageUrl', '/files/logo.webp')
  await saveEdit(designKey)
  expect(currentIdeas()?.ideas).toMatchObject([{ logoImageUrl: '/files/logo.webp' }])
})
