import type { TestProject } from 'vitest/node'
import { ensureBlankDatabase } from '../../src/blank-database.ts'

/** Makes the blank database, which every test file loads for itself. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('testDatabase', { kind: 'embedded', dump: await ensureBlankDatabase() })
}
