import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

/** Makes the initial data of a new embedded database. Without it, a start is just slower. */
export async function makeBlankDatabase(): Promise<void> {
  await run('server/src/blank-database.ts')
}

/** Makes the initial data for development, which shows the demo business; includes the blank database. */
export async function makeDemoBusiness(): Promise<void> {
  await run('server/src/demo/business/prepared-business.ts')
}

async function run(file: string): Promise<void> {
  await once(spawn(process.execPath, [file], { cwd: root, stdio: 'inherit' }), 'exit')
}
