import { spawn } from 'node:child_process'
import { makeBlankDatabase, makeDemoBusiness } from './blank-database.ts'
import { root } from './root.ts'
import { buildWeb } from './build.ts'

// `npm start`: the whole product in one process, on a production build.
const { ALOFT_BOOTSTRAP_PID: bootstrapPid, ...environment } = process.env
const parentPid = process.ppid

// In production the initial database is empty, and a PostgreSQL server has its own database.
const demo = environment['DEMO'] ?? 'business'
const isBusiness =
  demo === 'business' && environment['ALOFT_ENV'] !== 'production' && !environment['DATABASE_URL']
const isDatabaseMade = isBusiness ? makeDemoBusiness() : makeBlankDatabase()
buildWeb()
await isDatabaseMade
// The parent process may have been stopped during the build.
if (isOrphaned()) process.exit(1)
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  // Through the channel the server notices when this process ends, even if it's killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', DEMO: demo, ...environment },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
setInterval(() => {
  if (isOrphaned()) server.kill('SIGTERM')
}, 300)

/** Whether the parents of this process have ended: pnpm and, above it, the bootstrap. */
function isOrphaned(): boolean {
  if (process.ppid !== parentPid) return true
  try {
    return bootstrapPid !== undefined && !process.kill(Number(bootstrapPid), 0)
  } catch {
    return true
  }
}
