import type { ReplyOf } from '@aloft/contract/schemas'
import { type LaunchSort, launchSorts } from '@aloft/domain/ads/list/launch-columns.rules'
import {
  type ListCursor,
  type ListFilter,
  sortRows,
  wholeList,
} from '@aloft/domain/ads/list/list-query.rules'
import { figuresOf, performanceOf } from '@aloft/domain/ads/performance.rules'
import { type BalloonStatus, balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, it } from 'vitest'
import {
  deleteUnpaidLaunch,
  findLaunch,
  type LaunchChanges,
} from '../../src/areas/launches/core/launch.repo.ts'
import { createLaunch, verifiedGoal } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

type Page = ReplyOf<'get-ad-runs'>
const { id: userId, token } = await createAccount(server)

async function launchesOf(ideaId: string, asked: object = {}): Promise<Page> {
  const { status, body } = await server.call('get-ad-runs', { ideaId, ...asked }, { token })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as Page
}

async function totalsOf(ideaId: string, filters: object = {}) {
  const { status, body } = await server.call('get-launch-totals', { ideaId, filters }, { token })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as ReplyOf<'get-launch-totals'>).totals
}

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe('get-ad-runs', () => {
  it('returns every field of a launch, the latest with the status of its ad (ENT-27, PRF-02)', async () => {
    const ideaId = await createBrand(server, { userId })
    const values = { componentOrder: [['c1'], ['c2'], ['c3']], 'component/c3/type': 'goal' }
    const balloonId = await createBalloon(server, { ideaId, name: 'Wren table lamp', values })
    const figures = { impressions: 2_000, clicks: 50, conversions: 3, spend: 4_025, revenue: 10_062 }
    const dates = { startDate: day(2), endDate: day(12) }
    const ended = { ...figures, ...dates, snapshot: verifiedGoal, endedDate: day(9), isSimulated: true }
    const first = await createLaunch(server, { ideaId, balloonId, status: 'stopped', changes: ended })
    const snapshot = { snapshot: values }
    const second = await createLaunch(server, {
      ideaId,
      balloonId,
      status: 'pending_approval',
      changes: snapshot,
    })
    const { adRuns, next } = await launchesOf(ideaId)
    expect(next).toBeNull()
    expect(adRuns).toEqual([
      {
        runId: first,
        balloonId,
        name: 'Wren table lamp',
        number: 1,
        status: 'stopped',
        platform: 'facebook',
        type: 'conversion',
        startDate: day(2).toISOString(),
        endDate: day(9).toISOString(),
        currency: 'EUR',
        budget: 100,
        spend: 40.25,
        clicks: 50,
        visits: null,
        roas: 2.5,
        visitRate: null,
        clickRate: 2.5,
        completions: 3,
        isArchived: false,
        isFresh: false,
        limit: null,
        isSimulated: true,
      },
      {
        runId: second,
        balloonId,
        name: 'Wren table lamp',
        number: 2,
        status: 'pending_approval',
        platform: 'facebook',
        type: 'conversion',
        startDate: null,
        endDate: null,
        currency: 'EUR',
        budget: 100,
        spend: 0,
        clicks: 0,
        visits: null,
        roas: null,
        visitRate: null,
        clickRate: null,
        // Its goal isn't verified.
        completions: null,
        isArchived: false,
        isFresh: false,
        limit: null,
        isSimulated: false,
      },
    ])
  })

  it('sums all launches of the filter in one currency, with rates of the sums', async () => {
    const ideaId = await createBrand(server, { userId })
    const balloonId = await createBalloon(server, { ideaId })
    const wire = async (changes: LaunchChanges) =>
      createLaunch(server, {
        ideaId,
        balloonId,
        status: 'running',
        changes: { startDate: day(2), ...changes },
      })
    await wire({
      impressions: 1_000,
      clicks: 20,
      spend: 900,
      conversions: 4,
      revenue: 1_800,
      snapshot: verifiedGoal,
    })
    await wire({ impressions: 9_000, clicks: 30, spend: 1_600 })
    await wire({ impressions: 9_000, clicks: 70, spend: 5_000, currency: 'USD' })
    expect(await totalsOf(ideaId)).toEqual({
      count: 3,
      numOthers: 1,
      currency: 'EUR',
      budget: 200,
      spend: 25,
      clicks: 50,
      roas: 2,
      clickRate: 0.5,
      completions: 4,
    })
    expect(await totalsOf(ideaId, { from: '2026-11-03' })).toMatchObject({ count: 3 })
    expect(await totalsOf(ideaId, { statuses: ['rejected'] })).toBeNull()
  })

  it('flags a launch that began within ten days and has fewer than 80 clicks (PUB-11)', async () => {
    const ideaId = await createBrand(server, { userId })
    const began = async (days: number, clicks: number) => {
      const startDate = new Date(server.clock.real().getTime() - days * 86_400_000)
      const changes = { startDate, clicks, impressions: 2_000 }
      const balloonId = await createBalloon(server, { ideaId })
      return createLaunch(server, { ideaId, balloonId, status: 'running', changes })
    }
    const fresh = await began(9.9, 79)
    const others = [await began(10, 79), await began(9, 80)]
    const { adRuns } = await launchesOf(ideaId)
    const flags = new Map(adRuns.map(({ runId: launchId, isFresh }) => [launchId, isFresh]))
    expect(flags).toEqual(new Map([[fresh, true], ...others.map((id) => [id, false] as const)]))
  })

  it('calls a rejected launch rejected, though its ad was withdrawn or launched once more', async () => {
    const ideaId = await createBrand(server, { userId })
    const withdrawn = await createBalloon(server, { ideaId })
    const changes = { endedDate: day(9), stopReason: 'rejected' } as const
    const alone = await createLaunch(server, { ideaId, balloonId: withdrawn, status: 'IN_PROGRESS', changes })
    const balloonId = await createBalloon(server, { ideaId })
    const first = await createLaunch(server, { ideaId, balloonId, status: 'rejected', changes })
    const second = await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
    const statuses = (page: Page) =>
      new Map(page.adRuns.map(({ runId: launchId, status }) => [launchId, status]))
    const rejected = [
      [alone, 'rejected'],
      [first, 'rejected'],
    ] as const
    expect(statuses(await launchesOf(ideaId))).toEqual(new Map([...rejected, [second, 'pending_approval']]))
    expect(statuses(await launchesOf(ideaId, { filters: { statuses: ['rejected'] } }))).toEqual(
      new Map(rejected),
    )
  })

  it('gives the launch before the status of its ad again where the latest one was withdrawn', async () => {
    const ideaId = await createBrand(server, { userId })
    const balloonId = await createBalloon(server, { ideaId })
    await createLaunch(server, { ideaId, balloonId, status: 'finished' })
    const unpaid = { status: 'pending', changes: { submittedDate: null } } as const
    const launchId = await createLaunch(server, { ideaId, balloonId, ...unpaid })
    const statuses = async () => (await launchesOf(ideaId)).adRuns.map(({ status }) => status).toSorted()
    expect(await statuses()).toEqual(['pending', 'stopped'])
    const launch = await findLaunch(knex, launchId)
    if (!launch) throw new Error('the launch was not made')
    await deleteUnpaidLaunch(knex, launch)
    await knex('balloon').where({ id: balloonId }).update({ status: 'finished' })
    expect(await statuses()).toEqual(['finished'])
  })

  it.each([
    { after: { value: 'soon', id: crypto.randomUUID() } },
    { after: { value: 1e300, id: crypto.randomUUID() } },
    { sort: { by: 'visits', isDescending: true } },
    { limit: 501 },
    { filters: { from: '2026-13-01' } },
  ])('refuses %o', async (asked) => {
    const ideaId = await createBrand(server, { userId })
    const { status, body } = await server.call('get-ad-runs', { ideaId, ...asked }, { token })
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalidPayload' } })
  })
})

/** A launch as the test stored it, with its expected row in the list. */
interface Written extends Pick<Required<LaunchChanges>, 'clicks' | 'impressions' | 'conversions' | 'spend'> {
  readonly id: string
  readonly name: string
  readonly status: BalloonStatus
  readonly platform: (typeof adPlatforms)[number]
  readonly type: 'traffic' | 'conversion'
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly isArchived: boolean
  readonly budget: number
  readonly revenue: number
}

async function writeManyLaunches(ideaId: string): Promise<Written[]> {
  const names = ['Lamp', 'Été lamp', 'Wren “table”', 'ÉTÉ']
  const written: Written[] = []
  // Numbers that look random and are always the same.
  let seed = 7
  const some = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * count)
  }
  for (let place = 0; place < 40; place++) {
    // Small numbers, so that many are equal.
    const own = {
      clicks: some(3),
      impressions: some(4),
      conversions: some(2),
      spend: some(5),
      revenue: some(3),
      startDate: some(5) === 0 ? null : day(1 + some(9)),
      endDate: some(4) === 0 ? null : day(8 + some(6)),
      platform: adPlatforms[some(3)] ?? 'google',
      budget: some(4) * 100,
    }
    const status = balloonStatuses[some(balloonStatuses.length)] ?? 'running'
    const isGoal = some(2) === 0
    const name = `${names[some(names.length)]} ${place}`
    const isArchived = some(7) === 0
    const balloonId = await createBalloon(server, { ideaId, name })
    const snapshot = isGoal ? verifiedGoal : {}
    const id = await createLaunch(server, { ideaId, balloonId, status, changes: { ...own, snapshot } })
    if (isArchived)
      await knex('balloon')
        .where({ id: balloonId })
        .update({ archiveDate: day(20) })
    // What never started has no end, whatever is kept of it.
    const endDate = own.startDate && own.endDate
    written.push({ ...own, endDate, id, name, status, type: isGoal ? 'conversion' : 'traffic', isArchived })
  }
  return written
}

function valueIn(row: Written, by: LaunchSort): ListCursor['value'] {
  const { revenue, spend, clicks, impressions } = row
  const kind = row.type === 'conversion' ? 'conversions' : 'clicks'
  const figures = figuresOf(kind, { ...row, cost: spend })
  const performance = performanceOf(figures)
  switch (by) {
    case 'runId':
      return row.id
    case 'status':
      return balloonStatuses.indexOf(row.status)
    case 'startDate':
    case 'endDate':
      return row[by]?.getTime() ?? null
    case 'completions':
      return performance.conversions
    // Unrounded, because rounded values would be equal.
    case 'roas':
      return performance.roas === null ? null : revenue / spend
    case 'clickRate':
      return performance.clickThroughRate === null ? null : clicks / impressions
    default:
      return row[by]
  }
}

describe('the pages of a list of launches', () => {
  const filters: Partial<ListFilter>[] = [
    {},
    { isArchived: true },
    { statuses: ['running', 'stopped'], platforms: ['google', 'facebook'] },
    { types: ['conversion'], text: 'ete' },
    { from: day(9), until: day(10) },
    { until: day(3) },
  ]

  it('are those of the one query model, whatever they are sorted and narrowed by (LST-01, LST-03)', async () => {
    const ideaId = await createBrand(server, { userId })
    const written = await writeManyLaunches(ideaId)
    const shortDay = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null
    for (const by of launchSorts)
      for (const isDescending of [true, false])
        for (const choice of filters) {
          const filter = { ...wholeList.filter, ...choice }
          const sort = { by, isDescending }
          const expected = sortRows(written, { filter, sort }, (row) => ({
            value: valueIn(row, by),
            id: row.id,
          }))
          expect(expected.length).toBeGreaterThan(1)
          const found: string[] = []
          let after: Page['next'] = null
          do {
            const sent = { ...choice, from: shortDay(choice.from), until: shortDay(choice.until) }
            const page: Page = await launchesOf(ideaId, { filters: sent, sort, after, limit: 17 })
            found.push(...page.adRuns.map(({ runId: launchId }) => launchId))
            after = page.next
          } while (after)
          expect(found, JSON.stringify({ sort, choice })).toEqual(expected.map(({ id }) => id))
        }
  })

  it('are read from an index, the first and any other, without sorting', async () => {
    const ideaId = await createBrand(server, { userId })
    await knex.raw(
      `with ad as (
         insert into balloon (id, idea_id, name, comparable_name, platform, progress, creation_date)
         select gen_random_uuid(), ?, place::text, place::text, 'google', 100, now()
         from generate_series(1, 300) as place returning id
       )
       insert into ad_run (id, balloon_id, component_id, idea_id, owner_id, number, platform, ad_account_type,
         snapshot, currency, budget, vat, vat_percent, commission_percent, daily_budget, funding_recurrence,
         duration_days, conversion_objective, creation_date, start_date)
       select gen_random_uuid(), id, 'c1', ?, ?, number, 'google', 'provider',
         '{}', 'EUR', 0, 0, 0, 0, 0, 'oneOff', 1, 'sales', now(), now() - random() * interval '1 year'
       from ad, generate_series(1, 10) as number`,
      [ideaId, ideaId, userId],
    )
    await knex.raw('analyze ad_run, balloon')
    const { next } = await launchesOf(ideaId, { limit: 50 })
    const asked: { sql: string; bindings: unknown[] }[] = []
    const note = (statement: (typeof asked)[number]) => {
      // The sums of the first page read every launch of the brand once.
      const isPage = !statement.sql.includes('group by')
      if (isPage && statement.sql.includes('from "ad_run"')) asked.push(statement)
    }
    knex.on('query', note)
    await launchesOf(ideaId, { limit: 50 })
    await launchesOf(ideaId, { limit: 50, after: next })
    knex.off('query', note)
    expect(asked).toHaveLength(2)
    const plans: string[] = []
    for (const { sql, bindings } of asked) {
      const { rows } = await knex.raw(`explain ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as string[])
      const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Scan using ad_run_by_start on ad_run/)
      expect(plan).not.toMatch(/Sort|Seq Scan on ad_run/)
      plans.push(plan)
    }
    // The second page starts at its position without skipping rows.
    expect(plans[1]).toMatch(/Index Cond:.*ROW\(/)
  })
})
