import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProgram, freePort, startProgram } from './programs.ts'

/** The variable with the folder that the server of each worker begins with a copy of. */
export const preparedDataDir = 'PREPARED_DATA_DIR'

/**
 * Starts the product on an empty folder, as a new user does. Scanning the sample site and drawing the demo brand's
 * pictures takes longer than most journeys, so it's done once for all of them.
 */
export default async function prepareData(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'aloft-e2e-'))
  const env = { LOG_LEVEL: 'warn', ALOFT_ENV: 'development', PORT: String(await freePort()), DATA_DIR: dir }
  const { program } = await startProgram('server/src/main.ts', /is ready/, env)
  await endProgram(program, 'SIGTERM')
  process.env[preparedDataDir] = dir
  return () => rmSync(dir, { recursive: true, force: true })
}
