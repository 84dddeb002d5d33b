import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handlers, streamHandlers } from '@aloft/server/areas/handlers'
import type { Db } from '@aloft/server/db/db'
import { readSettings } from '@aloft/server/env'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import { openQueue } from '@aloft/server/queue/queue'
import { startServer } from '@aloft/server/server'
import { openBenchDatabase } from '../database.ts'
import { type Figure, ratioFigure } from '../figure.ts'
import { compare } from '../measure.ts'
import { createWorld, type World } from '../world.ts'

const many = { ads: 10_000, launchesPerAd: 10 }
const few = { ads: 100, launchesPerAd: 10 }
const most = 1.1
const callsBefore = 100
/** One call per round, so that other work on the machine affects both sides equally. */
const rounds = 750

/**
 * The first page of a brand with 100,000 launches compared with one with 1,000, in elapsed time including the
 * database.
 */
export async function launchListFigures(postgres: string): Promise<Figure[]> {
  const database = await openBenchDatabase(postgres)
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const log = createLog(settings.LOG_LEVEL)
  const queue = await openQueue(database, log)
  const gateways = await openGateways(settings, [], database.knex)
  const server = await startServer({ database, settings, log, gateways, handlers, streamHandlers, queue })
  try {
    const worlds = [await createWorld(database.knex), await createWorld(database.knex)] as const
    await addLaunches(database.knex, worlds[0], many)
    await addLaunches(database.knex, worlds[1], few)
    await database.knex.raw('vacuum analyze ad_run, balloon')
    for (const world of worlds) await msACall(server.url, world, callsBefore)
    const compared = await compare(
      () => msACall(server.url, worlds[0], 1),
      () => msACall(server.url, worlds[1], 1),
      rounds,
    )
    const what = 'first page of 100,000 runs, beside 1,000'
    return [ratioFigure(what, compared, { most, unit: 'ms', note: 'by the clock, with the database' })]
  } finally {
    await server.stop()
    await gateways.raster.close()
    await queue.stop(1_000)
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function addLaunches(
  db: Db,
  { ideaId, userId }: World,
  { ads, launchesPerAd }: { ads: number; launchesPerAd: number },
): Promise<void> {
  await db.raw(
    `with ad as (
       insert into balloon (id, idea_id, name, comparable_name, platform, progress, status, creation_date)
       select gen_random_uuid(), ?, 'Lamp ' || place, 'lamp ' || place, 'google', 100, 'running', now()
       from generate_series(1, ?::integer) as place returning id
     )
     insert into ad_run (id, balloon_id, component_id, idea_id, owner_id, number, platform, ad_account_type,
       snapshot, currency, budget, vat, vat_percent, commission_percent, daily_budget, funding_recurrence,
       duration_days, conversion_objective, creation_date, start_date, impressions, clicks, spend, is_latest)
     select gen_random_uuid(), id, 'c1', ?, ?, number, 'google', 'provider',
       '{}', 'EUR', 10000, 1900, 19, 20, 1000, 'oneOff', 10, 'sales', now(),
       now() - random() * interval '3 years', 9000, 90, 4000, number = ?
     from ad, generate_series(1, ?::integer) as number`,
    [ideaId, ads, ideaId, userId, launchesPerAd, launchesPerAd],
  )
}

async function msACall(url: string, { token, ideaId }: World, calls: number): Promise<number> {
  const started = performance.now()
  for (let call = 0; call < calls; call++) {
    const response = await fetch(`${url}/api/get-ad-runs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
      body: JSON.stringify({ ideaId }),
    })
    const { adRuns } = (await response.json()) as { adRuns?: readonly unknown[] }
    if (adRuns?.length !== 100) throw new Error(`get-ad-runs answered ${response.status}`)
  }
  return (performance.now() - started) / calls
}
