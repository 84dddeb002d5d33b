import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { overPglite } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { installQueue } from './install-queue.ts'

/** Makes the embedded database once, as a dump that every test file loads for itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'aloft-test-'))
  const dump = join(dir, 'database.tar')
  const pglite = await PGlite.create('memory://')
  const database = overPglite(pglite)
  await migrate(database.knex)
  await installQueue(database)
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('testDatabase', { kind: 'embedded', dump })
  return () => rm(dir, { recursive: true })
}
