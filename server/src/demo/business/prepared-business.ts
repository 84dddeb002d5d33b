import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { databaseCache, ensureBlankDatabase, hashOfBlank } from '../../blank-database.ts'
import type { Db } from '../../db/db.ts'
import { openInMemory } from '../../db/embedded.ts'
import { readSettings, type Settings } from '../../env.ts'
import type { FileStorage } from '../../gateways/storage/storage.port.ts'
import { createEmbeddedStorage } from '../../gateways/storage/storage.embedded.ts'
import { createLog } from '../../log.ts'
import { demoLogins, newcomer } from '../demo-logins.ts'
import { startDemoSites } from '../demo-sites.ts'
import { demoWebsite, sampleSiteName, sampleSitesDir } from '../demo-website.ts'
import { pastedSnippets } from '../pasted-snippets.ts'
import { announce, preparing } from './announce.ts'
import { liveBusiness } from './live-business.ts'
import { moveAddress, moveDates } from './move-dates.ts'
import { openPastWorld } from './past-world.ts'
import { businessClock } from './past-clock.ts'

/** The last moment of the prepared business; copies are moved so that it is today. */
const preparedEnd = new Date('2026-11-21T08:00:00Z')
const dayMs = 24 * 3_600_000

/** Sources of the business besides the schema: its story, its website, and the market of its ads. */
const makers = ['.', '../../gateways/ad-platform/simulator', `../../../demo-sites/${sampleSiteName}`]
/** Files in these folders that don't affect the result. */
const afterwards = /\.test\.ts$|^(?:move-dates|date-places|announce)\.ts$/

/**
 * The demo business prepared in advance: a database for a first start of development to copy, and its files. Undefined
 * if it is missing or out of date: its name contains a checksum of its sources.
 */
export function findPreparedBusiness(folder = databaseCache): string | undefined {
  const path = join(folder, businessName())
  return existsSync(path) ? path : undefined
}

/** The database of a prepared business, for a new database to start from. */
export function preparedDatabase(path: string): Promise<Blob> {
  return openAsBlob(join(path, 'database.tar'))
}

/** Prepares the business if it is missing, which takes a while, and deletes other versions. Returns its path. */
export async function ensurePreparedBusiness(folder = databaseCache): Promise<string> {
  const path = join(folder, businessName())
  if (existsSync(path)) return path
  // Others may prepare it at the same time, so each writes its own copy.
  const draft = `${path}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    await prepare(draft, await ensureBlankDatabase(folder))
    if (!existsSync(path)) renameSync(draft, path)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  for (const name of readdirSync(folder)) {
    if (/^demo-business-\w+$/.test(name) && name !== basename(path))
      rmSync(join(folder, name), { recursive: true })
  }
  return path
}

async function prepare(folder: string, blank: string): Promise<void> {
  const database = await openInMemory(await openAsBlob(blank))
  const port = await findFreePort()
  const settings = readSettings({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
  })
  const { knex } = database
  const { origins, stop } = await startDemoSites({
    dir: sampleSitesDir,
    sites: [sampleSiteName],
    head: () => pastedSnippets(knex, settings.publicUrl, [new URL(demoWebsite).host]),
  })
  try {
    const clock = businessClock(preparedEnd)
    const sampleSite = origins[sampleSiteName] ?? ''
    const log = createLog(settings.LOG_LEVEL)
    const world = await openPastWorld({ database, settings, log, clock, sampleSite })
    try {
      await liveBusiness(world, preparedEnd)
    } finally {
      await world.stop()
    }
    await knex('boss.job').delete()
    // Marks the business as still in the past; the table is dropped when a copy is moved to the present.
    await knex.schema.createTable('unmoved_business', (table) => {
      table.timestamp('endDate').notNullable()
      table.text('url').notNullable()
    })
    await knex('unmoved_business').insert({ endDate: preparedEnd, url: settings.publicUrl })
    const dump = await database.dump()
    await writeFile(join(folder, 'database.tar'), Buffer.from(await dump.arrayBuffer()))
  } finally {
    await Promise.all([stop(), database.close()])
  }
}

/**
 * Moves a copied business to the present: copies its files to this installation's storage, and moves its dates and
 * addresses. False if there is none in the past.
 */
export async function wakePreparedBusiness(
  knex: Db,
  path: string,
  parts: { readonly settings: Settings; readonly storage: FileStorage; readonly now: Date },
): Promise<boolean> {
  if (!(await knex.schema.hasTable('unmoved_business'))) return false
  const { settings, storage, now } = parts
  await copyFiles(join(path, 'files'), settings, storage)
  await knex.transaction(async (trx) => {
    const [left]: { endDate: Date; url: string }[] = await trx('unmoved_business')
    if (left) {
      await moveDates(trx, daysSince(left.endDate, now))
      await moveAddress(trx, left.url, settings.publicUrl)
    }
    await trx.schema.dropTable('unmoved_business')
  })
  return true
}

/** Whole days, so that everything keeps its time of day; the last hours may remain to be caught up. */
function daysSince(date: Date, now: Date): number {
  return Math.floor((now.getTime() - date.getTime()) / dayMs)
}

async function copyFiles(
  from: string,
  { DATA_DIR, S3_BUCKET }: Settings,
  storage: FileStorage,
): Promise<void> {
  if (!S3_BUCKET) return cp(from, join(DATA_DIR, 'files'), { recursive: true })
  const prepared = createEmbeddedStorage(from)
  for (const hash of readdirSync(from, { recursive: true }).map((name) => basename(String(name)))) {
    const file = await prepared.get(hash)
    if (file) await storage.put(file.bytes, file.contentType)
  }
}

function businessName(): string {
  const hash = createHash('sha256')
    .update(hashOfBlank())
    .update(JSON.stringify([demoLogins, newcomer]))
  for (const path of makers.flatMap((maker) => filesIn(join(import.meta.dirname, maker))))
    hash.update(basename(path)).update(readFileSync(path))
  return `demo-business-${hash.digest('hex').slice(0, 16)}`
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names
    .filter((name) => !afterwards.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .toSorted()
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

if (import.meta.main) {
  const begun = performance.now()
  await ensureBlankDatabase()
  if (!findPreparedBusiness()) {
    announce(preparing)
    await ensurePreparedBusiness()
    announce(`The demo business is ready, after ${Math.round((performance.now() - begun) / 1000)} s.`)
  }
}
