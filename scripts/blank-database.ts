import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

/** Makes what a new embedded database begins with. A start that has to do without it is slower and nothing else. */
export async function makeBlankDatabase(): Promise<void> {
  await once(
    spawn(process.execPath, ['server/src/blank-database.ts'], { cwd: root, stdio: 'inherit' }),
    'exit',
  )
}
