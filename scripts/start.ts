import { spawn } from 'node:child_process'
import { makeBlankDatabase, makeDemoBusiness } from './blank-database.ts'
import { root } from './root.ts'
import { buildWeb } from './build.ts'

// `npm start`: the whole product in one process, on a production build.
const { ALOFT_BOOTSTRAP_PID: bootstrapPid, ...environment } = process.env
const parentPid = process.ppid

// What production begins with is empty, and a server of PostgreSQL has a database of its own.
const demo = environment['DEMO'] ?? 'business'
const isBusiness =
  demo === 'business' && environment['ALOFT_ENV'] !== 'production' && !environment['DATABASE_URL']
const isDatabaseMade = isBusiness ? makeDemoBusiness() : makeBlankDatabase()
buildWeb()
await isDatabaseMade
// Whoever started this may have been stopped while it was built.
if (isOrphaned()) process.exit(1)
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  // Over the channel the server learns that this process is gone, also where it was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', DEMO: demo, ...environment },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
setInterval(() => {
  if (isOrphaned()) server.kill('SIGTERM')
}, 300)

/** Whether the processes are gone that started this one: pnpm and, above it, the bootstrap. */
function isOrphaned(): boolean {
  if (process.ppid !== parentPid) return true
  try {
    return bootstrapPid !== undefined && !process.kill(Number(bootstrapPid), 0)
  } catch {
    return true
  }
}
