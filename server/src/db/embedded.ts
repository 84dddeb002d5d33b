import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import createKnex from 'knex'
import type { Database } from './db.ts'
import { lockDirectory } from './directory-lock.ts'
import { ReportingPostgresDialect } from './postgres-dialect.ts'

/**
 * PostgreSQL inside this process, with its files in `dir`. Only one process may use it at a time, ensured by the lock
 * file. A new database starts as a copy of a blank one, if there is one.
 */
export async function openEmbedded(
  dir: string,
  findBlank: () => Promise<Blob | undefined> = async () => undefined,
): Promise<Database> {
  mkdirSync(dir, { recursive: true })
  const unlock = lockDirectory(dir)
  try {
    const files = `${dir}/files`
    if (!existsSync(files)) await makeFiles(files, await findBlank())
    const database = overPglite(await PGlite.create(files))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Moves a new database's files into place once they are complete, so that an interrupted start leaves none. */
async function makeFiles(files: string, blank: Blob | undefined): Promise<void> {
  const draft = `${files}.draft`
  rmSync(draft, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: draft, ...(blank && { loadDataDir: blank }) })
  await pglite.close()
  renameSync(draft, files)
}

/**
 * A database in memory, for example to dump it as the start of others; it may itself start from a dump. `dump` closes
 * it first, because a database started from the dump of an open one would first recover from a crash, which takes a
 * third of the start.
 */
export async function openInMemory(blank?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const fs = new FilesAtClose()
  const database = overPglite(await PGlite.create({ fs, ...(blank && { loadDataDir: blank }) }))
  let closed: Promise<void> | undefined
  const close = () => (closed ??= database.close())
  return {
    ...database,
    close,
    async dump() {
      fs.isDumped = true
      await close()
      if (!fs.dump) throw new Error('The database has closed without its files.')
      return fs.dump
    },
  }
}

class FilesAtClose extends MemoryFS {
  isDumped = false
  dump: Blob | undefined

  override async closeFs(): Promise<void> {
    if (this.isDumped) this.dump = await this.dumpTar('database', 'none')
    await super.closeFs()
  }
}

/** Knex for an embedded database. Its pool has one connection, because the adapter supports only one. */
export function overPglite(pglite: PGlite): Database {
  const knex = createKnex({
    client: ReportingPostgresDialect,
    connection: () => createPgConfig(pglite) as object,
    pool: { min: 0, max: 1 },
    // Everything waits for the one connection, even while a busy machine fills a new database.
    acquireConnectionTimeout: 60_000,
  })
  return {
    knex,
    isEmbedded: true,
    listen: async (channel, onText) => {
      const leave = await pglite.listen(channel, onText)
      return { stop: () => leave() }
    },
    close: async () => {
      await knex.destroy()
      await pglite.close()
    },
  }
}
