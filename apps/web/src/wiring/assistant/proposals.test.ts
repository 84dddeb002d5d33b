import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleBrandBrief, exampleBriefIds } from '@aloft/contract/briefs/briefs.examples'
import { mergeBrief } from '@aloft/domain/briefs/brief-merge.rules'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { acceptFields, placeId, rejectFields, undoField } = await import('./proposals.ts')
const { currentProposal } = await import('../../state/proposals.ts')
const { currentBrandBrief } = await import('../../state/briefs.ts')
const { adDrafts } = await import('../drafts/ad-drafts.ts')
const { briefDrafts } = await import('../drafts/brief-drafts.ts')

const network = openMockNetwork()
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => {
  adDrafts.actor.stop()
  briefDrafts.actor.stop()
  network.close()
})
beforeEach(() => network.reset())

const { idea: ideaId } = exampleBriefIds
const location = { kind: 'brief', briefKind: 'brand', briefId: null, field: 'location' } as const
const summary = { ...location, field: 'summary' } as const
const stored = (brief: object) => ({
  _id: exampleBriefIds.brand,
  brief,
  updateDate: new Date(),
  archiveDate: null,
})

let proposals = 0
const nextSubject = () => ({ id: `call-${proposals++}`, ideaId })

/** A server with one brand brief, which refuses edits like ours. */
function serveBrief(saved: Record<string, unknown> = { ...exampleBrandBrief }) {
  const server = { saved, sent: [] as object[] }
  network.answer({
    'get-briefs': () => ({
      brandBrief: { ...stored(server.saved), websiteData: null } as never,
      designBrief: null,
      campaignBriefs: [],
    }),
    'save-brief': (payload) => {
      server.sent.push(payload)
      const { brief, conflicts: fields } = mergeBrief<object>(payload.base ?? {}, payload.brief, server.saved)
      if (fields.length === 0) server.saved = { ...brief }
      const conflicts = fields.map((key) => ({
        key,
        value: server.saved[key] as string,
        date: new Date(2026, 10, 21),
        authorId: null,
        authorName: 'Orla Daly',
      }))
      const reply = stored(server.saved) as never
      return fields.length === 0
        ? { brief: reply }
        : { error: 'briefConflict', fields, conflicts, brief: reply }
    },
  })
  return server
}
const from = exampleBrandBrief.location

describe('a proposal for a brief', () => {
  it('is saved field by field once it’s accepted, and can be undone', async () => {
    const server = serveBrief()
    const subject = nextSubject()
    const change = { place: location, from, to: 'Clifden, Ireland' }
    const saving = acceptFields(subject, [change])
    expect(currentProposal(subject.id)[placeId(location)]).toMatchObject({ isSaving: true })
    await saving
    expect(server.saved['location']).toBe('Clifden, Ireland')
    expect(currentBrandBrief(ideaId)?.brief.location).toBe('Clifden, Ireland')
    const known = currentProposal(subject.id)[placeId(location)]
    expect(known).toMatchObject({ decision: 'accepted', before: from, isSaving: false })
    await undoField(subject, change)
    // The history says that the assistant proposed the first change. Undoing it is the user's own.
    expect(server.sent).toMatchObject([
      { proposer: 'assistant' },
      expect.not.objectContaining({ proposer: expect.anything() }),
    ])
    expect(server.saved['location']).toBe(from)
    expect(currentProposal(subject.id)[placeId(location)]?.decision).toBeNull()
  })

  it('never overwrites what somebody else saved, and says who it was', async () => {
    const server = serveBrief({ ...exampleBrandBrief, location: 'Westport' })
    const subject = nextSubject()
    await acceptFields(subject, [
      { place: location, from, to: 'Clifden' },
      { place: summary, from: exampleBrandBrief.summary, to: 'We mend lamps.' },
    ])
    expect(server.saved).toMatchObject({ location: 'Westport', summary: exampleBrandBrief.summary })
    const known = currentProposal(subject.id)
    expect(known[placeId(location)]).toMatchObject({ decision: null, change: { authorName: 'Orla Daly' } })
    expect(known[placeId(summary)]).toMatchObject({ decision: null, problem: 'notSaved' })
    expect(currentBrandBrief(ideaId)?.brief.location).toBe('Westport')
  })

  it('that is rejected changes nothing, and can be opened again', async () => {
    const server = serveBrief()
    const subject = nextSubject()
    rejectFields(subject, [location])
    expect(currentProposal(subject.id)[placeId(location)]?.decision).toBe('rejected')
    await undoField(subject, { place: location, from, to: 'Clifden' })
    expect(currentProposal(subject.id)[placeId(location)]?.decision).toBeNull()
    expect(server.sent).toEqual([])
  })

  it('says that the connection is lost, and nothing is decided', async () => {
    serveBrief()
    network.answer({ 'save-brief': () => MockError.lost })
    const subject = nextSubject()
    await acceptFields(subject, [{ place: location, from, to: 'Clifden' }])
    const known = currentProposal(subject.id)[placeId(location)]
    expect(known).toMatchObject({ decision: null, problem: 'unreachable', isSaving: false })
  })
})

describe('a proposal for an ad', () => {
  const place = { kind: 'ad', adId: exampleBalloon.id, key: 'component/c1/fbTitle' } as const

  it('is saved with the value that it may overwrite', async () => {
    const sent: object[] = []
    network.answer({
      'update-balloon': (payload) => {
        sent.push(payload)
        return { balloon: exampleBalloon }
      },
    })
    const subject = nextSubject()
    await acceptFields(subject, [{ place, from: 'Old', to: 'New' }])
    expect(sent).toEqual([
      { ideaId, balloonId: place.adId, data: { [place.key]: 'New' }, base: { [place.key]: ['Old'] } },
    ])
    expect(currentProposal(subject.id)[placeId(place)]).toMatchObject({ decision: 'accepted', before: 'Old' })
  })

  it('says why it’s refused', async () => {
    network.answer({ 'update-balloon': () => ({ error: 'adNotEditable' }) as never })
    const subject = nextSubject()
    await acceptFields(subject, [{ place, from: 'Old', to: 'New' }])
    expect(currentProposal(subject.id)[placeId(place)]?.problem).toBe('adNotEditable')
  })
})
