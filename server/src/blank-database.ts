import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { basename, join } from 'node:path'
import type { Db } from './db/db.ts'
import { openInMemory } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { createLog } from './log.ts'
import { openQueue } from './queue/queue.ts'

/** Folder of databases prepared in advance. */
export const databaseCache = join(import.meta.dirname, '../../.cache')
const migrations = join(import.meta.dirname, 'db/migrations')
/** Other sources of an empty database besides the migrations. */
const makers = [
  'blank-database.ts',
  'db/embedded.ts',
  'db/migrate.ts',
  'queue/queue.ts',
  'queue/catalogue.ts',
].map((path) => join(import.meta.dirname, path))
const engines = ['@electric-sql/pglite', 'pg-boss']

/**
 * An empty embedded database with schema and queue, prepared in advance: a first start copies it, because creating one
 * takes many times as long. Undefined if it is missing or out of date: its name contains a checksum of its sources.
 */
export async function findBlankDatabase(folder = databaseCache): Promise<Blob | undefined> {
  const path = join(folder, blankName())
  return existsSync(path) ? openAsBlob(path) : undefined
}

/** Creates it if it is missing, and deletes other versions. Returns its path. */
export async function ensureBlankDatabase(folder = databaseCache): Promise<string> {
  const path = join(folder, blankName())
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const database = await openInMemory()
  try {
    await migrate(database.knex)
    const queue = await openQueue(database, createLog('silent'))
    await queue.stop(1_000)
    await dropTemplates(database.knex)
    const dump = await database.dump()
    // Others may create it at the same time: each writes its own file, and the last one stays.
    const written = `${path}.${process.pid}`
    await writeFile(written, Buffer.from(await dump.arrayBuffer()))
    renameSync(written, path)
  } finally {
    await database.close()
  }
  for (const name of readdirSync(folder)) {
    if (/^blank-database-\w+\.tar$/.test(name) && name !== basename(path)) rmSync(join(folder, name))
  }
  return path
}

/** Without the two databases that others are created from, as none is, a copy has half the files. */
async function dropTemplates(db: Db): Promise<void> {
  await db('pg_database').where({ datistemplate: true }).update({ datistemplate: false })
  for (const name of ['template0', 'template1']) await db.raw('drop database ??', [name])
}

function blankName(): string {
  return `blank-database-${hashOfBlank()}.tar`
}

/** A checksum of all sources of an empty database. */
export function hashOfBlank(): string {
  const sources = readdirSync(migrations)
    .toSorted()
    .map((name) => join(migrations, name))
  const packages = engines.map((name) => findPackageJSON(name, import.meta.url) ?? '')
  const hash = createHash('sha256')
  for (const path of [...sources, ...makers, ...packages])
    hash.update(basename(path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main) await ensureBlankDatabase()
