import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { ReplyOf } from '@aloft/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateColumns } from '../../src/demo/business/date-places.ts'
import { moveDates } from '../../src/demo/business/move-dates.ts'
import {
  ensurePreparedBusiness,
  preparedDatabase,
  wakePreparedBusiness,
} from '../../src/demo/business/prepared-business.ts'
import { demoLogins, newcomer } from '../../src/demo/demo-logins.ts'
import { overPglite } from '../../src/db/embedded.ts'
import { readSettings } from '../../src/env.ts'
import { createEmbeddedStorage } from '../../src/gateways/storage/storage.embedded.ts'
import { createLog } from '../../src/log.ts'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { auditAd } from '../many-nodes/audit-launches.ts'
import { everyRow } from '../support/tables.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const hour = 3_600_000
const dir = mkdtempSync(join(tmpdir(), 'aloft-business-'))
const publicUrl = 'https://aloft.example'
const settings = readSettings({ DATA_DIR: dir, PUBLIC_URL: publicUrl })
const prepared = await ensurePreparedBusiness()
const now = new Date()

async function openCopy() {
  const loadDataDir = await preparedDatabase(prepared)
  return { ...overPglite(await PGlite.create({ dataDir: 'memory://', loadDataDir })), url: undefined }
}
const database = await openCopy()
const { knex } = database
let server: TestServer
/** Whether the first and the next start moved the copy. */
const moved: boolean[] = []
const tokens = new Map<string, string>()

beforeAll(async () => {
  const storage = createEmbeddedStorage(join(dir, 'files'))
  for (let start = 0; start < 2; start++)
    moved.push(await wakePreparedBusiness(knex, prepared, { settings, storage, now }))
  const log = createLog('silent')
  server = await startTestServer({
    database,
    log,
    env: { DATA_DIR: dir, PUBLIC_URL: publicUrl },
    privateOrigins: [],
  })
  for (const { email, password } of [...demoLogins, newcomer]) {
    const { body } = await server.call('login', { email, password })
    tokens.set(email, (body as { authToken: string }).authToken)
  }
})
afterAll(async () => {
  await server.stop()
  await database.close()
  rmSync(dir, { recursive: true, force: true })
})

async function call<T>(
  email: string,
  action: Parameters<TestServer['call']>[0],
  payload: object = {},
): Promise<T> {
  const { status, body } = await server.call(action, payload, { token: tokens.get(email) ?? '' })
  expect({ action, status }).toEqual({ action, status: 200 })
  return body as T
}
const [{ email: owner }, { email: admin }] = demoLogins

async function nightjar(): Promise<string> {
  const { ideas } = await call<ReplyOf<'get-ideas-data'>>(owner, 'get-ideas-data')
  expect(ideas.map(({ title }) => title).toSorted()).toEqual(['Dusk Walks', 'Nightjar Lamps'])
  return ideas.find(({ title }) => title === 'Nightjar Lamps')?._id ?? ''
}

describe('the demo business', { timeout: 180_000 }, () => {
  it('shows an ad in every state, with pictures that are there', async () => {
    const ideaId = await nightjar()
    const { balloons } = await call<ReplyOf<'get-idea'>>(owner, 'get-idea', { ideaId })
    const statuses = Object.groupBy(balloons, ({ status }) => status)
    expect(
      Object.fromEntries(Object.entries(statuses).map(([status, ads]) => [status, ads?.length])),
    ).toEqual({
      IN_PROGRESS: 2,
      pending_approval: 2,
      learning: 1,
      running: 3,
      endingSoon: 1,
      rejected: 1,
      stopped: 1,
      finished: 1,
    })
    const { figures } = await call<ReplyOf<'get-ad-figures'>>(owner, 'get-ad-figures', { ideaId })
    expect(figures).toHaveLength(7)
    // How many ads the simulated market limits depends on its days; the demo needs at least one.
    expect(figures.some(({ limit }) => limit === 'budget')).toBe(true)
    expect(figures.every(({ clicks, spend }) => clicks > 20 && spend > 10)).toBe(true)
    const pictures: string[] = await knex('rendered_picture').pluck('url')
    expect(pictures.length).toBeGreaterThan(8)
    for (const url of pictures) expect((await fetch(server.url + url)).status).toBe(200)
  })

  it('has two ads for the admin, a plan, money, a brief with a history, and somebody new', async () => {
    const { reviews } = await call<ReplyOf<'admin-get-ad-reviews'>>(admin, 'admin-get-ad-reviews')
    expect(reviews.map(({ brand }) => brand)).toEqual(['Nightjar Lamps', 'Nightjar Lamps'])
    const ideaId = await nightjar()
    const user = await call<ReplyOf<'get-user'>>(owner, 'get-user')
    expect(user).toMatchObject({
      plan: { labelKey: 'grow-2407' },
      isEmailValidated: true,
      isOnboarding: false,
    })
    expect(user.credit).toBeGreaterThan(100)
    const { brandBrief, campaignBriefs } = await call<ReplyOf<'get-briefs'>>(owner, 'get-briefs', { ideaId })
    expect(campaignBriefs).toHaveLength(1)
    const { changes } = await call<ReplyOf<'get-brief-history'>>(owner, 'get-brief-history', {
      ideaId,
      briefId: brandBrief?._id,
      field: 'audiences',
    })
    expect(changes).toHaveLength(2)
    const { n } = await call<{ n: number }>(owner, 'get-num-unread-notifications')
    expect(n).toBeGreaterThan(5)
    const events: string[] = await knex('autopilot_log').pluck('event')
    expect(events).toContain('looked')
    expect(await call(newcomer.email, 'get-user')).toMatchObject({
      isEmailValidated: false,
      isOnboarding: true,
    })
  })

  it('keeps its books to the cent', async () => {
    expect(await auditLedger(knex)).toEqual([])
    const faults: string[] = []
    for (const id of await knex('user_account').pluck<string[]>('id'))
      faults.push(...(await auditOwner(knex, id)))
    for (const id of await knex('balloon').pluck<string[]>('id'))
      faults.push(...(await auditAd(knex, id, now)).faults)
    expect(faults).toEqual([])
  })

  it('is moved by the first start alone', () => {
    expect(moved).toEqual([true, false])
  })

  it('ends today: nothing lies in the future but what is due, and at most a day is left to catch up on', async () => {
    const future = new Set<string>()
    let last = 0
    for (const [table, columns] of Object.entries(dateColumns)) {
      for (const column of columns.filter((name) => name !== 'publish_dates')) {
        const row = await knex(table).max({ latest: column }).first()
        const latest = Number(row?.['latest'] ?? 0)
        if (latest > Date.now()) future.add(`${table}.${column}`)
        else last = Math.max(last, latest)
      }
    }
    // This test opened sessions, which end later.
    const due = ['ad_run.end_date', 'due_work.due_date', 'mailed_link.expiry_date', 'subscription.period_end']
    const open = ['session.auth_expiry_date', 'session.stored_expiry_date', 'subscription.tokens_reset_date']
    expect([...future].toSorted()).toEqual([...due, ...open].toSorted())
    const { date } = (await knex('notification').max({ date: 'date' }).first()) ?? {}
    expect(now.getTime() - Number(date)).toBeLessThan(26 * hour)
  })

  it('catches up with today and goes on', async () => {
    await server.fallDue()
    await expect
      .poll(async () => {
        server.queue.wake('fast')
        return Number(
          (await knex('boss.job').whereIn('state', ['created', 'active', 'retry']).count().first())?.[
            'count'
          ],
        )
      })
      .toBe(0)
    expect(await auditLedger(knex)).toEqual([])
    const { synced } =
      (await knex('ad_run').whereNull('endedDate').min({ synced: 'syncedUntil' }).first()) ?? {}
    expect(Date.now() - Number(synced)).toBeLessThan(2 * hour)
    // Ads that wait for a person aren't approved by the development settings.
    const { reviews } = await call<ReplyOf<'admin-get-ad-reviews'>>(admin, 'admin-get-ad-reviews')
    expect(reviews).toHaveLength(2)
  })

  it('is answered for in bounded time', async () => {
    const ideaId = await nightjar()
    const asked = ['get-idea', 'get-ads', 'get-ad-figures', 'get-brand-performance'] as const
    const begun = performance.now()
    for (const action of asked) await call(owner, action, { ideaId, filters: {} })
    await call(owner, 'get-init-params')
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})

describe('moving its dates', { timeout: 60_000 }, () => {
  it('knows every column of the schema that holds dates', async () => {
    const rows: { tableName: string; columnName: string }[] = await knex('information_schema.columns')
      .where({ tableSchema: 'public' })
      .whereIn('udtName', ['timestamptz', '_timestamptz', 'timestamp', 'date'])
      .select('tableName', 'columnName')
    const ofSchema = rows.map((row) => `${row.tableName}.${row.columnName}`)
    const known = Object.entries(dateColumns).flatMap(([table, columns]) =>
      columns.map((name) => `${table}.${name}`),
    )
    expect([...known, 'migration.migration_time'].toSorted()).toEqual(ofSchema.toSorted())
  })

  it('leaves no date behind, in whatever column it is written', async () => {
    const copy = await openCopy()
    await copy.knex.transaction(async (trx) => {
      await trx.schema.dropTable('unmoved_business')
      await trx('migration').delete()
      await moveDates(trx, 400)
    })
    const text = await everyRow(copy.knex)
    const left = text.match(
      /\b2026-\d\d-\d\d(?:[ T]\d\d:|\b)|\b\d{1,2} [A-Z][a-z]{2}, 2026\b|\b2026-\d{6}\b/g,
    )
    expect(left).toBeNull()
    expect(text).toMatch(/\b2027-000001\b/)
    expect(await auditLedger(copy.knex)).toEqual([])
    await copy.close()
  })
})
