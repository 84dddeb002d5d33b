import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { nextDigestDate } from '@aloft/domain/notifications/weekly-digest.rules'
import { afterEach, expect, it } from 'vitest'
import { takeDigest } from '../../src/areas/notifications/notification-choice.repo.ts'
import { notify } from '../../src/areas/notifications/notification.service.ts'
import { mailsTo } from '../support/mails.ts'
import { onDay } from '../support/plans.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database
afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

const hourMs = 3_600_000
const choose = async (login: Login, choice: PayloadOf<'set-notification-choice'>) =>
  (await server.call('set-notification-choice', choice, { token: login.token })).body
const choices = async ({ token }: Login) =>
  ((await server.call('get-notification-choices', {}, { token })).body as ReplyOf<'get-notification-choices'>)
    .choices
const digestOf = async (login: Login) =>
  (await choices(login)).flatMap(({ topic, channel, isOn }) => (channel === 'digest' && isOn ? [topic] : []))
const unread = async ({ token }: Login) =>
  (await server.call('get-num-unread-notifications', {}, { token })).body
const listed = async ({ token }: Login) =>
  ((await server.call('get-notifications', {}, { token })).body as ReplyOf<'get-notifications'>).notifications

async function createReader(title = 'Nightjar Lamps') {
  const login = await createAccount(server)
  await knex('user_account').where({ id: login.id }).update({ isEmailValidated: true })
  const ideaId = await createBrand(server, { userId: login.id, title })
  const balloonId = await createBalloon(server, { ideaId, name: 'Wren' })
  const event = (kind: Parameters<typeof notify>[1]['kind'], at = now()) =>
    notify(knex, { kind, userIds: [login.id], ideaId, balloonId, now: at })
  return { login, ideaId, event }
}

const now = () => server.clock.real()

/** Moves the clock to the Monday morning after this or a later week, and waits for its digests. */
async function monday(weeks = 0): Promise<void> {
  const date = new Date(nextDigestDate(now()).getTime() + weeks * 7 * 24 * hourMs)
  await onDay(server, (+date - +now()) / (24 * hourMs) + 0.01)
}

const digests = ({ email }: Login) => mailsTo(server, email, 'weeklyDigest')

it('shows nothing at the bell that was turned off there, but always what is about money', async () => {
  const { login, event } = await createReader()
  await event('adLive')
  await choose(login, { topic: 'adProgress', channel: 'product', isOn: false })
  await event('adFinished')
  await event('adRefunded')
  await event('adReady')
  expect((await listed(login)).map(({ kind }) => kind).toSorted()).toEqual([
    'adLive',
    'adReady',
    'adRefunded',
  ])
  expect(await unread(login)).toEqual({ n: 3 })
  await choose(login, { topic: 'adProgress', channel: 'product', isOn: true })
  await event('adFinished')
  expect(await unread(login)).toEqual({ n: 4 })
  // Nobody else is concerned.
  const other = await createReader()
  await other.event('adLive')
  expect(await unread(other.login)).toEqual({ n: 1 })
})

it('sends one digest of the week, of what was chosen, by brand', async () => {
  const { login, event } = await createReader()
  await choose(login, { topic: 'adProgress', channel: 'product', isOn: false })
  await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  await event('adLive')
  await event('adReady')
  await event('adRefunded')
  await event('adFinished', new Date(+nextDigestDate(now()) - 8 * 24 * hourMs))
  await monday()
  const [mail, ...more] = await digests(login)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Nightjar Lamps\n• “Wren” for Nightjar Lamps is live on its platform.\n\n')
  for (const other of ['is ready', 'ad credit', 'finished its run']) expect(mail?.text).not.toContain(other)
  expect(mail?.link).toMatch(/\/0\/list\?modal=notifications$/)
  expect(mail?.text).toContain('Unsubscribe from emails like this')

  // Nothing happens in the second week; the third has one again.
  await monday(1)
  expect(await digests(login)).toHaveLength(1)
  await event('adLive', new Date(+nextDigestDate(now()) + 10 * 24 * hourMs))
  await monday(2)
  expect(await digests(login)).toHaveLength(2)
})

it('leaves out nothing when the clock skips weeks', async () => {
  const { login, event } = await createReader()
  await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  await event('adFinished')
  await monday(2)
  const [mail, ...more] = await digests(login)
  expect(more).toEqual([])
  expect(mail?.text).toContain('finished its run')
})

it('sends no digest twice, whichever node runs its job again', async () => {
  const { login, event } = await createReader()
  await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  await event('adLive')
  await monday()
  for (const _ of [1, 2]) {
    await knex.transaction((trx) => server.queue.add(trx, 'send-digest', { userId: login.id }))
  }
  server.queue.wake('fast')
  const open = () => knex('boss.job').where({ name: 'fast' }).whereIn('state', ['created', 'retry', 'active'])
  await expect.poll(open, { timeout: 10_000 }).toEqual([])
  expect(await digests(login)).toHaveLength(1)
  expect(await knex('due_work').where({ subject: login.id, kind: 'send-digest' })).toHaveLength(1)
})

it('takes each week for one digest, also when a job is late or the clock was set back', async () => {
  const { login } = await createReader()
  await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  const week = (count: number) => new Date(+nextDigestDate(now()) + count * 7 * 24 * hourMs)
  const take = (count: number) => takeDigest(knex, login.id, week(count))
  await take(1)
  // Without an end to compare with, each would begin another digest, and the next one would repeat its weeks.
  expect([await take(1), await take(0)]).toEqual([null, null])
  expect(await take(2)).toEqual(week(1))
})

it('sends a digest to nobody who did not ask, or whose address is no longer verified', async () => {
  const [silent, unverified, left] = [await createReader(), await createReader(), await createReader()]
  for (const { login } of [unverified, left])
    await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  await choose(left.login, { topic: 'adProgress', channel: 'digest', isOn: false })
  await knex('user_account').where({ id: unverified.login.id }).update({ isEmailValidated: false })
  for (const { event } of [silent, unverified, left]) await event('adLive')
  await monday()
  for (const { login } of [silent, unverified, left]) expect(await digests(login)).toEqual([])
  // Once nothing is chosen, nothing stays scheduled.
  expect(await knex('due_work').where({ subject: left.login.id, kind: 'send-digest' })).toEqual([])
})

it('ends the digest by its link, and sends again only what is turned on afterwards', async () => {
  const { login, event } = await createReader()
  await choose(login, { topic: 'adProgress', channel: 'digest', isOn: true })
  await choose(login, { topic: 'adCreation', channel: 'digest', isOn: true })
  await event('adLive')
  await monday()
  const path = /\/unsubscribe\/[\w-]+/.exec((await digests(login))[0]?.text ?? '')?.[0] ?? ''
  const page = await fetch(server.url + path, { method: 'POST' })
  expect(await page.text()).toContain('about what happened in your week')
  expect(await digestOf(login)).toEqual([])
  await event('adLive', new Date(+nextDigestDate(now()) + hourMs))
  await monday(1)
  expect(await digests(login)).toHaveLength(1)
  await fetch(`${server.url}${path}/resume`, { method: 'POST' })
  expect(await digestOf(login)).toEqual(['adProgress', 'adCreation'])
  await fetch(server.url + path, { method: 'POST' })
  await choose(login, { topic: 'website', channel: 'digest', isOn: true })
  expect(await digestOf(login)).toEqual(['website'])
})
