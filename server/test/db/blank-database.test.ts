import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ensureBlankDatabase, findBlankDatabase } from '../../src/blank-database.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'aloft-blank-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The state of a database in the archive of its files: what `pg_controldata` shows as "cluster state". */
function stateOf(archive: Buffer): number {
  const header = archive.indexOf('global/pg_control')
  return archive.readUInt32LE(header - (header % 512) + 512 + 16)
}

const shutDown = 1

it(
  'is made once, gives a new database schema and queue, and goes with the next',
  { timeout: 120_000 },
  async () => {
    const stale = 'blank-database-0123456789abcdef.tar'
    writeFileSync(join(folder, stale), 'of another version')
    expect(await findBlankDatabase(folder)).toBeUndefined()
    const blank = basename(await ensureBlankDatabase(folder))
    expect(blank).not.toBe(stale)
    expect(readdirSync(folder)).toEqual([blank])
    expect(stateOf(readFileSync(join(folder, blank)))).toBe(shutDown)

    let asked = 0
    const findBlank = async () => {
      asked++
      return findBlankDatabase(folder)
    }
    const dir = join(folder, 'data')
    // Left behind by an interrupted start.
    mkdirSync(join(dir, 'files.draft'), { recursive: true })
    writeFileSync(join(dir, 'files.draft', 'PG_VERSION'), '17')
    const first = await openDatabase({ dir, findBlank })
    expect(await first.knex('migration').orderBy('id').pluck('name')).toEqual(
      migrations.map(({ name }) => name),
    )
    expect(await first.knex('boss.queue').pluck('name')).toEqual(expect.arrayContaining(['fast', 'slow']))
    expect(await first.knex('user_account')).toEqual([])
    expect(await first.knex('pg_database').pluck('datname')).toEqual(['postgres'])
    await first.close()
    // An existing database stays unchanged.
    await (await openDatabase({ dir, findBlank })).close()
    expect(asked).toBe(1)
    expect(readdirSync(dir)).not.toContain('files.draft')

    writeFileSync(join(folder, blank), 'as it was left')
    await ensureBlankDatabase(folder)
    expect(await (await findBlankDatabase(folder))?.text()).toBe('as it was left')
    renameSync(join(folder, blank), join(folder, stale))
    expect(await findBlankDatabase(folder)).toBeUndefined()
  },
)
