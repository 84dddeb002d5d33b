import type { ReplyOf } from '@aloft/contract/schemas'
import { notificationsPerPage } from '@aloft/domain/notifications/notification-kinds.rules'
import { describe, expect, it } from 'vitest'
import { type Event, notify } from '../../src/areas/notifications/notification.service.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, createTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

const noon = new Date('2026-11-05T12:00:00Z')
const minute = 60_000

type List = ReplyOf<'get-notifications'>

async function list({ token }: Login, before?: string): Promise<List> {
  return (await server.call('get-notifications', { before }, { token })).body as List
}

async function unread({ token }: Login): Promise<number> {
  return ((await server.call('get-num-unread-notifications', {}, { token })).body as { n: number }).n
}

async function markRead({ token }: Login, notificationIds: string[] | null): Promise<unknown> {
  return (await server.call('set-notifications-read', { notificationIds }, { token })).body
}

function notifyUser({ id }: Login, event: Omit<Event, 'userIds' | 'now'> & { now?: Date }): Promise<void> {
  return notify(knex, { now: noon, ...event, userIds: [id] })
}

async function createReader() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id, title: 'Nightjar Lamps' })
  return { login, ideaId }
}

describe('get-notifications', () => {
  it('lists headline, message, project, campaign and read state, newest first (NTF-02)', async () => {
    const { login, ideaId } = await createReader()
    const balloonId = await createBalloon(server, { ideaId, name: 'Wren' })
    const teamId = await createTeam(server, { ownerId: login.id, name: 'West Coast Studio' })
    const { id: actorId } = await createAccount(server, { username: 'Sam Byrne' })
    await notifyUser(login, { kind: 'inviteAccepted', teamId, actorId })
    await notifyUser(login, {
      kind: 'adFailed',
      ideaId,
      params: { failure: 'UNSAFE' },
      now: new Date(+noon + minute),
    })
    await notifyUser(login, { kind: 'adReady', ideaId, balloonId, now: new Date(+noon + 2 * minute) })
    await notifyUser(login, {
      kind: 'teamClosed',
      params: { team: 'East Side' },
      now: new Date(+noon - minute),
    })
    const rest = { _id: expect.any(String), isRead: false }
    const project = { _id: ideaId, title: 'Nightjar Lamps' }
    expect(await list(login)).toEqual({
      notifications: [
        {
          ...rest,
          kind: 'adReady',
          headline: 'Your ad is ready',
          message: '“Wren” for Nightjar Lamps is ready for you to review.',
          project,
          campaign: { id: balloonId, name: 'Wren' },
          date: '2026-11-05T12:02:00.000Z',
        },
        {
          ...rest,
          kind: 'adFailed',
          headline: 'We couldn’t create your ad',
          message:
            'Nightjar Lamps: We stopped your ad because its content was flagged as unsafe. You keep your tokens. Please check your brief.',
          project,
          campaign: null,
          date: '2026-11-05T12:01:00.000Z',
        },
        {
          ...rest,
          kind: 'inviteAccepted',
          headline: 'New team member',
          message: 'Sam Byrne joined West Coast Studio.',
          project: null,
          campaign: null,
          date: '2026-11-05T12:00:00.000Z',
        },
        {
          ...rest,
          kind: 'teamClosed',
          headline: 'A team was deleted',
          message: 'East Side’s owner deleted their account, so the team and its brands are gone.',
          project: null,
          campaign: null,
          date: '2026-11-05T11:59:00.000Z',
        },
      ],
      hasMore: false,
    })
  })

  it('says the names that are in force when it is read, to the letter', async () => {
    const { login, ideaId } = await createReader()
    await notifyUser(login, {
      kind: 'adReady',
      ideaId,
      balloonId: await createBalloon(server, { ideaId, name: '$t(x)' }),
    })
    await knex('idea').where({ id: ideaId }).update({ title: '{{team}} <b>Ó' })
    const { notifications } = await list(login)
    expect(notifications[0]?.message).toBe('“$t(x)” for {{team}} <b>Ó is ready for you to review.')
  })

  it('speaks English where the language of the user has no texts', async () => {
    const { login, ideaId } = await createReader()
    await knex('user_account').where({ id: login.id }).update({ language: 'xx-odd' })
    await notifyUser(login, { kind: 'adReady', ideaId })
    expect((await list(login)).notifications[0]?.headline).toBe('Your ad is ready')
  })

  it('shows page after page, also where many came at the same moment', async () => {
    const { login, ideaId } = await createReader()
    const count = notificationsPerPage * 2 + 3
    for (let i = 0; i < count; i++)
      await notifyUser(login, { kind: 'adReady', ideaId, now: new Date(+noon + Math.floor(i / 7) * minute) })
    const seen: string[] = []
    const dates: string[] = []
    let page: List
    do {
      page = await list(login, seen.at(-1))
      seen.push(...page.notifications.map(({ _id }) => _id))
      dates.push(...page.notifications.map(({ date }) => String(date)))
    } while (page.hasMore)
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('is not crowded out by notifications of somebody else', async () => {
    const [mine, other] = [await createReader(), await createReader()]
    await notifyUser(mine.login, { kind: 'adReady', ideaId: mine.ideaId })
    await notifyUser(other.login, { kind: 'adReady', ideaId: other.ideaId, now: new Date(+noon + minute) })
    const [foreign] = (await list(other.login)).notifications
    expect(await list(mine.login, foreign?._id)).toEqual({ notifications: [], hasMore: false })
    expect((await list(mine.login)).notifications).toHaveLength(1)
  })
})

describe('set-notifications-read', () => {
  it('marks the named ones, then all, and the number falls (NTF-01, NTF-03)', async () => {
    const { login, ideaId } = await createReader()
    for (let i = 0; i < 3; i++)
      await notifyUser(login, { kind: 'adReady', ideaId, now: new Date(+noon + i * minute) })
    expect(await unread(login)).toBe(3)
    const [newest, second] = (await list(login)).notifications
    expect(await markRead(login, [newest?._id ?? ''])).toEqual({ n: 2 })
    expect(await markRead(login, [newest?._id ?? ''])).toEqual({ n: 2 })
    expect(await unread(login)).toBe(2)
    expect((await list(login)).notifications.map(({ isRead }) => isRead)).toEqual([true, false, false])
    expect(await markRead(login, null)).toEqual({ n: 0 })
    expect((await list(login)).notifications.every(({ isRead }) => isRead)).toBe(true)
    await notifyUser(login, { kind: 'adReady', ideaId })
    expect(await unread(login)).toBe(1)
    expect(second?.isRead).toBe(false)
  })

  it('marks nothing of anybody else', async () => {
    const [mine, other] = [await createReader(), await createReader()]
    await notifyUser(other.login, { kind: 'adReady', ideaId: other.ideaId })
    const [foreign] = (await list(other.login)).notifications
    expect(await markRead(mine.login, [foreign?._id ?? ''])).toEqual({ n: 0 })
    expect(await markRead(mine.login, null)).toEqual({ n: 0 })
    expect(await unread(other.login)).toBe(1)
  })
})
