import { spawn } from 'node:child_process'
import { makeBlankDatabase } from './blank-database.ts'
import { root } from './root.ts'
import { buildWeb } from './build.ts'

// `npm start`: the whole product in one process, on a production build.
const isBlankMade = makeBlankDatabase()
buildWeb()
await isBlankMade
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
