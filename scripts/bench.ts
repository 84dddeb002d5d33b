import { spawn } from 'node:child_process'
import { makeDemoBusiness } from './blank-database.ts'
import { ensureBrowser } from './browser.ts'
import { buildWeb } from './build.ts'
import { ensurePostgres } from './postgres.ts'
import { root } from './root.ts'

// `npm run bench` measures the product against plain implementations and writes bench/results.md. `npm run
// bench calls jobs` measures groups by a word of their title and writes nothing. Uses the production build,
// without the developers' pages.
buildWeb(false)
await makeDemoBusiness()
const postgres = await ensurePostgres()
if ('skipped' in postgres) throw new Error(postgres.skipped)
const bench = spawn(process.execPath, ['bench/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BENCH_DATABASE_URL: postgres.url, CHROMIUM_PATH: ensureBrowser() },
})
// Ends measuring first, so that PostgreSQL is stopped after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal))
const code = await new Promise<number>((resolve) => bench.on('exit', (status) => resolve(status ?? 1)))
await postgres.stop()
process.exit(code)
