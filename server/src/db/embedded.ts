import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import createKnex from 'knex'
import type { Database } from './db.ts'
import { lockDirectory } from './directory-lock.ts'
import { ReportingPostgresDialect } from './postgres-dialect.ts'

/**
 * PostgreSQL inside this process, its files in `dir`. One process at a time; the lock file says which. A new one begins
 * as the copy of a blank one, where there is such.
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

/** Puts the files of a new database in their place when they are whole: a start that is cut off leaves none. */
async function makeFiles(files: string, blank: Blob | undefined): Promise<void> {
  const draft = `${files}.draft`
  rmSync(draft, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: draft, ...(blank && { loadDataDir: blank }) })
  await pglite.close()
  renameSync(draft, files)
}

/**
 * One that is gone once closed, for what can be dumped of it: a beginning for others, as it may have had one itself.
 * `dump` closes it, so that whoever begins with the dump need not recover from a crash, which takes a third of a start.
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

/** Knex over an embedded database. Its pool is 1: the adapter serves one connection only. */
export function overPglite(pglite: PGlite): Database {
  const knex = createKnex({
    client: ReportingPostgresDialect,
    connection: () => createPgConfig(pglite) as object,
    pool: { min: 0, max: 1 },
    // All wait for the one connection, also while a busy machine fills a new database.
    acquireConnectionTimeout: 60_000,
  })
  return {
    knex,
    isEmbedded: true,
    close: async () => {
      await knex.destroy()
      await pglite.close()
    },
  }
}
