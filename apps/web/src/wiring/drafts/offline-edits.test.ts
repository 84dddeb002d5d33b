import 'fake-indexeddb/auto'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { EditBase } from '@aloft/contract/balloons/balloon-data.schemas'
import type { JsonValue } from '@aloft/domain/core/json'
import { unsavedEdits } from '@aloft/machines/draft-queue/unsaved'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { openOfflineEdits } from '../../state/offline-edits.ts'

// The parts of a browser that these modules need.
vi.stubGlobal('location', new URL('http://aloft.test/0'))
const replace = vi.fn()
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { replace } }))
vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
const { isSomethingLost, sessionActor } = await import('../account/session.ts')
const { adDrafts, updateAd } = await import('./ad-drafts.ts')
const { connectionActor } = await import('../core/connection.ts')
await import('./offline-edits.ts')
const { loadBrand } = await import('../balloons/brand.ts')
const { selectBrand, currentAd } = await import('../../state/brand.ts')

sessionActor.start()
const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => {
  adDrafts.actor.stop()
  network.close()
})

const ideaId = exampleIdeaWithBalloons._id
const { id: balloonId } = exampleBalloon
const title = 'component/01936b2e-0000-7000-8000-000000000511/fbTitle'
const unsaved = 'The last lamp you’ll buy'
const [mara, tom] = ['01936b2e-0000-7000-8000-00000000aaa1', '01936b2e-0000-7000-8000-00000000aaa2']

interface Sent {
  readonly data: Readonly<Record<string, JsonValue>>
  readonly base?: EditBase | undefined
}
const sent: Sent[] = []
const state = () => adDrafts.actor.getSnapshot()
const isIdle = () => vi.waitFor(() => expect(state().value).toBe('idle'))

/** Sets the server's answer to each save; sent values are recorded. */
function answer(reply: 'saved' | 'lost' | 'theirs', userId = mara) {
  network.answer({
    login: { ...exampleUser, authToken: `auth ${userId}`, userToken: `user ${userId}`, _id: userId },
    'get-idea': exampleIdeaWithBalloons,
    'update-balloon': ({ data, base }) => {
      sent.push({ data, base })
      const entry = { date: new Date(), isUserUpdate: true, authorId: tom }
      const withTitle = (value: JsonValue) => ({
        ...exampleBalloon,
        data: { ...exampleBalloon.data, [title]: [{ ...entry, value }] },
      })
      if (reply === 'lost') return MockError.lost
      if (reply === 'saved') return { balloon: withTitle(data[title] ?? null) }
      const conflict = { key: title, value: 'Theirs', date: entry.date, authorId: tom, authorName: 'Tom' }
      return { error: 'editConflict', balloon: withTitle('Theirs'), conflicts: [conflict] }
    },
  })
}

async function logIn(userId: string, reply: 'saved' | 'lost' = 'saved') {
  answer(reply, userId)
  sessionActor.send({ type: 'LOG_IN', email: exampleUser.email, password: 'lamplight 39' })
  await vi.waitFor(() => expect(sessionActor.getSnapshot().hasTag('signedIn')).toBe(true))
}

const logOut = () => sessionActor.send({ type: 'EXPIRE' })

beforeEach(async () => {
  await waitFor(sessionActor, (snapshot) => !snapshot.hasTag('checking'))
  if (sessionActor.getSnapshot().hasTag('signedIn')) logOut()
  network.reset()
  sent.length = 0
  answer('saved')
  connectionActor.send({ type: 'ONLINE' })
  selectBrand(ideaId)
  await loadBrand(ideaId)
})

describe('what is not saved', () => {
  it('is sent when the same account comes back, without a reload', async () => {
    await logIn(mara)
    connectionActor.send({ type: 'OFFLINE' })
    updateAd(ideaId, balloonId, { [title]: 'Typed on' })
    logOut()
    connectionActor.send({ type: 'ONLINE' })
    await logIn(mara)
    await isIdle()
    expect(sent).toMatchObject([{ data: { [title]: 'Typed on' } }])
  })

  it('is not sent again by coming back where it was refused', async () => {
    await logIn(mara)
    network.answer({
      'update-balloon': ({ data }) => {
        sent.push({ data })
        return new MockError(403, { error: 'forbidden' })
      },
    })
    updateAd(ideaId, balloonId, { [title]: 'Not allowed' })
    await vi.waitFor(() => expect(state().value).toBe('refused'))
    logOut()
    await logIn(mara)
    await vi.waitFor(() => expect(state().value).toBe('refused'))
    expect(sent).toHaveLength(1)
    expect(await isSomethingLost()).toBe(true)
    adDrafts.discard(balloonId, title)
    await isIdle()
    expect(await isSomethingLost()).toBe(false)
    const other = openOfflineEdits(mara)
    other.keep([{ kind: 'ad', ideaId, id: balloonId, key: title, value: 'Of another tab', base: [unsaved] }])
    await other.settled()
    expect(await isSomethingLost()).toBe(true)
    other.keep([])
    await other.close()
  })

  it('is taken up from a page that was closed, and seen', async () => {
    const closed = openOfflineEdits(mara)
    closed.keep([{ kind: 'ad', ideaId, id: balloonId, key: title, value: 'Kept overnight', base: [unsaved] }])
    await closed.close()
    await logIn(mara, 'lost')
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(currentAd(balloonId)?.[title]).toBe('Kept overnight'))
    answer('saved')
    await vi.waitFor(() => {
      // On a busy machine, the save without an answer may only fail now.
      if (state().value === 'failed') adDrafts.actor.send({ type: 'RETRY' })
      expect(state().value).toBe('idle')
    })
    expect(sent.at(-1)?.data).toEqual({ [title]: 'Kept overnight' })
  })

  it('asks before the page is left only where it is not on the device', async () => {
    await logIn(mara)
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    connectionActor.send({ type: 'OFFLINE' })
    expect(leave()).toBe(false)
    updateAd(ideaId, balloonId, { [title]: 'Just typed' })
    expect(leave()).toBe(true)
    await vi.waitFor(() => expect(leave()).toBe(false))
    connectionActor.send({ type: 'ONLINE' })
    await isIdle()
  })
})

describe('a value that somebody else changed', () => {
  it('is seen as the user typed it, until they take the other one', async () => {
    await logIn(mara)
    answer('theirs')
    updateAd(ideaId, balloonId, { [title]: 'Mine' })
    await vi.waitFor(() => expect(state().value).toBe('inConflict'))
    expect(sent[0]).toEqual({ data: { [title]: 'Mine' }, base: { [title]: [unsaved] } })
    expect(currentAd(balloonId)?.[title]).toBe('Mine')
    adDrafts.choose({ id: balloonId, key: title, takes: 'theirs' })
    expect(currentAd(balloonId)?.[title]).toBe('Theirs')
    expect(state().value).toBe('idle')
    expect(sent).toHaveLength(1)
  })

  it('is overwritten, as what the user has seen, where they keep their own', async () => {
    await logIn(mara)
    answer('theirs')
    updateAd(ideaId, balloonId, { [title]: 'Mine' })
    await vi.waitFor(() => expect(state().value).toBe('inConflict'))
    answer('saved')
    adDrafts.choose({ id: balloonId, key: title, takes: 'mine' })
    await isIdle()
    expect(sent[1]).toEqual({ data: { [title]: 'Mine' }, base: { [title]: ['Theirs'] } })
    expect(currentAd(balloonId)?.[title]).toBe('Mine')
  })
})

describe('the line', () => {
  it('follows the browser (SES-30)', () => {
    window.dispatchEvent(new Event('offline'))
    expect([connectionActor.getSnapshot().value, state().value]).toEqual(['offline', 'offline'])
    window.dispatchEvent(new Event('online'))
    expect([connectionActor.getSnapshot().value, state().value]).toEqual(['online', 'idle'])
  })
})

// Must be the last test: it leaves a page that waits to be reloaded.
it('sends nothing that one account wrote with the rights of the next', async () => {
  await logIn(mara)
  connectionActor.send({ type: 'OFFLINE' })
  updateAd(ideaId, balloonId, { [title]: 'Mara’s' })
  logOut()
  answer('saved', tom)
  sessionActor.send({ type: 'LOG_IN', email: exampleUser.email, password: 'lamplight 39' })
  await vi.waitFor(() => expect(replace).toHaveBeenCalled())
  connectionActor.send({ type: 'ONLINE' })
  await vi.waitFor(() => expect(state().value).toBe('failed'))
  expect(sent).toEqual([])
  expect(unsavedEdits(state().context)).toMatchObject([{ key: title, value: 'Mara’s' }])
})
