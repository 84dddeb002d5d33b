import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const include = ['server/test/**/*.test.ts', 'server/src/**/*.test.ts']
const isProof = process.env['PROOF'] === '1'
// A proof walks through all cases of a test, of which `npm test` takes some.
const longestMs = isProof ? 300_000 : 30_000

// Several nodes at once need a database that takes connections. What is killed at its work is so in each run on
// PostgreSQL, and on both in a proof.
const killed = [
  'server/test/ads/killed-first-ads.test.ts',
  'server/test/ads/killed-nodes.test.ts',
  'server/test/http/external-idempotency-deaths.test.ts',
]
// The embedded database has one connection, on which what races comes one after the other.
const races = [
  'server/test/launches/{renewal,stop}-races.test.ts',
  'server/test/payments/cancel-races.test.ts',
]
// Once for each `npm test`, where PostgreSQL has just run them (see scripts/test.ts). One life of an ad and the messages of
// the assistant, whose streams may not hold the only connection, stay on both.
const doneOnPostgres = [
  'server/test/launches/!(life-of-an-ad).test.ts',
  'server/test/assistant/!(messages).test.ts',
  'server/test/{due,plans,queue,system}/**',
  'server/test/payments/**',
  'server/test/db/{migrations,reasons-migration}.test.ts',
  'server/test/http/statements.test.ts',
]
const notEmbedded = [
  'server/test/many-nodes/**',
  ...(isProof ? [] : [...killed, ...races]),
  ...(process.env['DONE_ON_POSTGRES'] === '1' ? doneOnPostgres : []),
]

/** The server's suite on the embedded database. */
export const serverProject: TestProjectInlineConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    pool: 'forks',
    // Files share a process, as each has a database and a server of its own: half the time goes into loading.
    isolate: false,
    maxWorkers: 2,
    include,
    exclude: notEmbedded,
    testTimeout: longestMs,
    hookTimeout: longestMs,
    // Two files at a time share two cores.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['server/test/support/password-cost.setup.ts'],
    globalSetup: ['server/test/support/embedded.setup.ts'],
  },
}

// What knows of no database proves nothing new on another.
const withDatabase = ['server/test/**/*.test.ts', 'server/src/gateways/{mail,payment}/*.embedded.test.ts']
// What depends on connections, locks and transactions of their own: money, launches, the queue, calls and the schema.
// The rest speaks the same SQL to either database, and is compared in a proof.
const withTransactions = [
  'server/test/{assistant,db,due,http,launches,ledger,many-nodes,payments,plans,queue,system}/**/*.test.ts',
  'server/src/gateways/{mail,payment}/*.embedded.test.ts',
]

/** What could differ on PostgreSQL, which the first set-up finds, installs or starts; in a proof all that speaks to it. */
const postgresProject: TestProjectInlineConfiguration = {
  test: {
    ...serverProject.test,
    name: 'postgres',
    include: isProof ? withDatabase : withTransactions,
    // Those that open no database or only the embedded one, and long ones that prove the same on either: who may call
    // what, mail servers, pictures, what was prepared, the program itself.
    exclude: [
      'server/test/ads/{copy-report,least-texts,recorded-answers,sample-sites}.test.ts',
      'server/test/db/{blank-database,directory-lock}.test.ts',
      'server/test/ledger/ad-life.test.ts',
      'server/test/creatives/add-idea-file.test.ts',
      'server/test/demo/business.test.ts',
      'server/test/creatives/render-creative.test.ts',
      'server/test/http/roles.test.ts',
      'server/test/mails/*.test.ts',
      'server/test/main.test.ts',
      'server/test/npm-start.test.ts',
      // Two months of a business, lived once by two nodes.
      ...(isProof ? [] : ['server/test/many-nodes/demo-business.test.ts']),
    ],
    globalSetup: ['scripts/postgres.setup.ts', 'server/test/support/postgres.setup.ts'],
  },
}

/** `vitest run --config vitest.server.ts` runs one of them: TEST_DATABASE=embedded (the default) or postgres. */
export default defineConfig({
  test: { projects: [process.env['TEST_DATABASE'] === 'postgres' ? postgresProject : serverProject] },
})
