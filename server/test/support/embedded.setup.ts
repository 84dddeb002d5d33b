import type { TestProject } from 'vitest/node'
import { ensureBlankDatabase } from '../../src/blank-database.ts'

/** Creates the blank database, which every test file loads. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('testDatabase', { kind: 'embedded', dump: await ensureBlankDatabase() })
}
