import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { makeDemoBusiness } from './blank-database.ts'
import { buildWeb } from './build.ts'
import { check } from './check.ts'
import { checkGenerators } from './generators.ts'
import { checkPackage } from './package/check-package.ts'
import { ensurePostgres } from './postgres.ts'
import { root } from './root.ts'
import { foreignFonts } from './story-fonts.ts'
import {
  afterSecondTry,
  failuresOfPlaywright,
  failuresOfVitest,
  filesToTryAgain,
  type LaneResult,
  type PlaywrightSuite,
  type VitestFile,
} from './test-failures.ts'

// `npm test`: every lane in sequence (there are two cores), and the total at the end. `npm test stories
// journeys` only runs the named lanes.

const reports = join(root, '.cache/reports')
const isCi = process.env['CI'] === '1' || process.env['CI'] === 'true'

// Tests start the server about a hundred times: its compiled code is kept, which takes a third off each start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled')

// Vite's build sets NODE_ENV to production in this process, with which later lanes would test another React.
const environment = { ...process.env }

const total = { passed: 0, failed: 0, skipped: 0 }
const times: string[] = []
const failures: string[] = []

async function lane(name: string, work: () => Promise<Partial<LaneResult>>): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const started = performance.now()
  const {
    passed = 0,
    failed = 0,
    skipped = 0,
    failures: ofLane = [],
  } = await work().catch((error: unknown): Partial<LaneResult> => {
    console.error(error)
    return { failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  failures.push(...ofLane)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  times.push(
    `${name.padEnd(24)} ${seconds.padStart(7)} s   ${passed} passed, ${failed} failed, ${skipped} skipped`,
  )
}

function run(command: string, args: string[], env: Record<string, string | undefined> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs vitest projects; with `CI=1`, a few failed files are retried. */
async function vitest(
  report: string,
  which: readonly string[],
  env: Record<string, string | undefined>,
): Promise<LaneResult> {
  const first = await vitestOnce(report, which, env)
  const again = isCi ? filesToTryAgain(first.files) : []
  if (again.length === 0) return first
  console.log(`\nOnce more: ${again.join(', ')}`)
  return afterSecondTry(first, await vitestOnce(`${report}-again`, [...which, ...again], env))
}

/** Counts from its report; a run that crashes counts as one failure. */
async function vitestOnce(
  report: string,
  which: readonly string[],
  env: Record<string, string | undefined>,
): Promise<LaneResult & { readonly files: readonly VitestFile[] }> {
  const file = join(reports, `${report}.json`)
  rmSync(file, { force: true })
  const args = ['exec', 'vitest', 'run', ...which, '--reporter=default', '--reporter=json']
  const code = await run('pnpm', [...args, `--outputFile.json=${file}`], env)
  const counts = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: readonly VitestFile[]
  }
  const failed = counts.numFailedTests
  return {
    passed: counts.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: counts.numPendingTests,
    failures: failuresOfVitest(counts.testResults),
    files: counts.testResults,
  }
}

async function playwright(env: Record<string, string | undefined>): Promise<LaneResult> {
  const file = join(reports, 'e2e.json')
  rmSync(file, { force: true })
  const code = await run('pnpm', ['--filter', '@aloft/e2e', 'exec', 'playwright', 'test'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: readonly PlaywrightSuite[]
  }
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfPlaywright),
  }
}

/** Runs all server tests on PostgreSQL, or the named ones. */
async function onPostgres(report: string, which: readonly string[] = []): Promise<Partial<LaneResult>> {
  const postgres = await ensurePostgres()
  if ('skipped' in postgres) {
    console.log(`skipped: ${postgres.skipped}`)
    return isCi ? { failed: 1 } : { skipped: 1 }
  }
  try {
    return await vitest(report, ['--config', 'vitest.server.ts', ...which], {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: postgres.url,
    })
  } finally {
    await postgres.stop()
  }
}

/**
 * Stories with scripts and signs that the pages' fonts lack, which are drawn again on a machine with other
 * fonts.
 */
const storiesOfManyScripts = ['refused-edits', 'brief-history', 'ad-card', 'brand-mark'].map(
  (name) => `/${name}.stories`,
)

function sumOf(one: LaneResult, other: LaneResult): LaneResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  }
}

/** Tests that run a part of their cases each time, or only on PostgreSQL, and all of them in a proof. */
const wholeInProof = [
  'ad-life',
  'autopilot-first-move',
  'cancel-races',
  'external-idempotency-deaths',
  'foresee',
  'killed-first-ads',
  'killed-nodes',
  'renewal-races',
  'safety-net-lives',
  'stop-races',
]

const serverTests = 'server/test'
const foldersWithOneNode = readdirSync(join(root, serverTests), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'many-nodes')
  .map(({ name }) => `${serverTests}/${name}/`)

/** Set by the lane of PostgreSQL, which comes first. */
let hasRunOnPostgres = false

const lanes: Record<string, () => Promise<Partial<LaneResult>>> = {
  check: () => check(),
  ...(process.env['PROOF'] === '1' && {
    proofs: () =>
      vitest('proofs', ['--project', 'server', ...wholeInProof], {
        TEST_DATABASE: 'embedded',
      }),
    // One file after the other: each has many nodes, and PostgreSQL only a hundred connections.
    'proofs-postgres': () =>
      onPostgres('proofs-postgres', [
        'random-walk',
        'killed-renewals',
        'killed-plan-charges',
        'many-nodes/demo-business',
        '--no-file-parallelism',
      ]),
    'proofs-transactions': () => onPostgres('proofs-transactions', foldersWithOneNode),
    // Separate, because it measures time.
    'proofs-login': () => onPostgres('proofs-login', ['login-under-attack']),
  }),
  postgres: async () => {
    const result = await onPostgres('server-postgres')
    hasRunOnPostgres = (result.passed ?? 0) > 0
    return result
  },
  // What has just run on PostgreSQL is left out where the database makes no difference to it.
  server: () =>
    vitest('server-embedded', ['--project', 'server'], {
      TEST_DATABASE: 'embedded',
      ...(hasRunOnPostgres && { DONE_ON_POSTGRES: '1' }),
    }),
  generators: () => checkGenerators({ CHROMIUM_PATH: ensureBrowser(), TEST_DATABASE: 'embedded' }),
  package: () => checkPackage(ensureBrowser()),
  stories: async () => {
    const browser = { CHROMIUM_PATH: ensureBrowser() }
    const all = await vitest('stories', ['--project', 'stories'], browser)
    const foreign = await vitest('stories-foreign-fonts', ['--project', 'stories', ...storiesOfManyScripts], {
      ...browser,
      ...foreignFonts(),
    })
    return sumOf(all, foreign)
  },
  journeys: async () => {
    // In a process of its own, beside the build.
    const business = makeDemoBusiness()
    buildWeb(false)
    await business
    return playwright({ CHROMIUM_PATH: ensureBrowser() })
  },
}

mkdirSync(reports, { recursive: true })
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(lanes, name))
if (unknown.length > 0) {
  console.error(`No lane ${unknown.join(', ')}. There are: ${Object.keys(lanes).join(', ')}.`)
  process.exit(2)
}
for (const [name, work] of Object.entries(lanes)) {
  if (wanted.length === 0 || wanted.includes(name)) await lane(name, work)
}

console.log(`\n${times.join('\n')}\n`)
// Printed again at the end, because the lane's own output is far up by now.
if (failures.length > 0) console.log(`${failures.join('\n\n')}\n`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)
