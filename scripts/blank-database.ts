import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

/** Makes what a new embedded database begins with. A start that has to do without it is slower and nothing else. */
export async function makeBlankDatabase(): Promise<void> {
  await run('server/src/blank-database.ts')
}

/** Makes what a new one begins with where development shows the demo business; its blank database with it. */
export async function makeDemoBusiness(): Promise<void> {
  await run('server/src/demo/business/prepared-business.ts')
}

async function run(file: string): Promise<void> {
  await once(spawn(process.execPath, [file], { cwd: root, stdio: 'inherit' }), 'exit')
}
