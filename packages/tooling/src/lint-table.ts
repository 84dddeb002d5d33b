/** A library and the only files that may import it. Patterns: see `tree/glob.ts`. */
export interface OwnerRow {
  /** Package names; `@scope/*` is every package of a scope. A sub-path belongs to its package. */
  library: readonly string[]
  owner: readonly string[]
  reason: string
}

/** What a kind of file (by its suffix or folder) may not import. */
export interface ImportRow {
  name: string
  files: readonly string[]
  /** Files that the row doesn't apply to, although they match `files`. */
  except?: readonly string[]
  /** Files and packages it may not import. */
  never?: readonly string[]
  /** If set, the only files it may import; types may come from anywhere. */
  only?: readonly string[]
  reason: string
}

/** A global of the platform and the only files that may use it. */
export interface WordRow {
  word: 'fetch' | 'stream' | 'process.env' | 'clock'
  owner: readonly string[]
  reason: string
}

const tests = ['**/*.test.{ts,tsx}', '**/*.suite.ts', 'server/test', 'e2e', 'bench', 'scripts']
const buildFiles = ['**/{vite,vitest,playwright}*.ts', '.storybook']
const stories = ['stories', '**/*.stories.tsx', '.storybook']
const browserPackages = ['packages/{design-system,views,machines,api-client,messages}/**', 'apps/web/**']

/** Modules of Node that reach outside the process. */
const outsideModules = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'fs', 'child_process']

/** Law 3: one owner for each library. */
export const owners: readonly OwnerRow[] = [
  {
    library: ['@radix-ui/*', 'radix-ui'],
    owner: ['packages/design-system/src/primitives'],
    reason: 'primitives wrap Radix once, so that focus, portals and looks are decided in one folder',
  },
  {
    library: ['@sentry/browser'],
    owner: ['apps/web/src/monitoring'],
    reason: 'a service outside sits behind one port; whoever wants to tell it something uses monitor.ts',
  },
  {
    library: ['cmdk'],
    owner: ['packages/design-system/src/primitives'],
    reason: 'one list that is searched while one types; whoever needs another uses it',
  },
  {
    library: ['@vanilla-extract/css', '@vanilla-extract/recipes', '@vanilla-extract/sprinkles'],
    owner: ['**/*.css.ts', 'packages/design-system/src/theme'],
    reason: 'styles are computed at build time, which works in *.css.ts and the theme only',
  },
  {
    library: ['xstate'],
    owner: ['packages/{machines,inspector}/**', 'apps/web/src/{wiring,screens,layouts}/**', ...stories],
    reason: 'machines hold what is happening; everything else sees plain data from connect()',
  },
  {
    library: ['@xstate/react'],
    owner: ['apps/web/src/{wiring,screens,layouts}/**', ...stories],
    reason: 'machines and the inspector know no React; screens, layouts and wiring join the two',
  },
  {
    library: ['@tanstack/react-virtual'],
    owner: ['packages/design-system/src/patterns/use-rows-in-sight.ts'],
    reason: 'long lists draw the rows in sight alone; one hook knows which those are',
  },
  {
    library: ['papaparse'],
    owner: ['apps/web/src/download'],
    reason: 'what is downloaded is written in one place, which keeps formulas out of it',
  },
  {
    library: ['elkjs'],
    owner: ['packages/inspector/src/chart'],
    reason:
      'the layout engine is large: the chart of the inspector loads it when the first chart is laid out',
  },
  {
    library: ['@xyflow/react'],
    owner: ['packages/design-system/src/patterns/machine-chart'],
    reason: 'one pattern draws charts; everything else hands it positions',
  },
  {
    library: ['recharts'],
    owner: ['packages/views/src/reports'],
    reason: 'it is large: one folder draws the charts of figures, and loads it when the first stands there',
  },
  {
    library: ['valtio'],
    owner: ['apps/web/src/state', '.storybook/stores.ts'],
    reason: 'the store holds what is true, once; screens read it by the helpers of apps/web/src/state',
  },
  {
    library: ['idb-keyval'],
    owner: ['apps/web/src/state'],
    reason: 'what is kept on the device is part of the store, and named there',
  },
  {
    library: ['undici'],
    owner: ['server/src/gateways', ...tests],
    reason: 'the outside world is reached through gateways, which time out, retry and can be exchanged',
  },
  {
    library: ['knex', 'pg', 'pg-query-stream'],
    owner: ['server/src/db', 'server/src/queue', 'server/src/**/*.repo.ts', ...tests],
    reason:
      'SQL lives in repositories, which are built from the caller’s rights and use the open transaction',
  },
  {
    library: ['@electric-sql/pglite'],
    owner: ['server/src/db', ...tests],
    reason: 'only the database folder knows whether PostgreSQL is embedded',
  },
  {
    library: ['pg-boss'],
    owner: ['server/src/queue', ...tests],
    reason: 'jobs are sent by the names of the queue’s catalogue, never to the queue library itself',
  },
  {
    library: ['koa', '@koa/router', 'co-body', 'sirv', '@fastify/busboy'],
    owner: ['server/src/http', 'server/src/main.ts', ...tests],
    reason: 'actions, services and jobs know nothing of HTTP; rpc.ts does that part once',
  },
  {
    library: ['react', 'react-dom'],
    owner: ['packages/{design-system,views}', 'apps/web', ...stories, ...tests],
    reason: 'React draws; what is known, what must hold and what is happening is plain TypeScript',
  },
  {
    library: ['react-router', 'react-router-dom'],
    owner: ['apps/web'],
    reason: 'routes.ts is the one place that knows paths; views get callbacks',
  },
  {
    library: ['msw', 'msw-storybook-addon'],
    owner: ['packages/api-client/src/mock*', 'packages/api-client/src/mock/**', ...stories],
    reason: 'there is one mock world, in api-client; tests of the real client talk to a real local server',
  },
  {
    library: ['fontkit'],
    owner: ['packages/creative/src/fonts/font.ts'],
    reason: 'letters are read in one file, for browser and server alike; everything else sees outlines in em',
  },
  {
    library: ['cheerio', 'css-tree'],
    owner: ['packages/site-reader/src', ...tests],
    reason:
      'foreign pages and their styles are parsed in one package, which runs and follows nothing in them',
  },
  {
    library: ['compromise'],
    owner: ['packages/site-reader/src/sentences/english.ts'],
    reason: 'its lexicon takes 20 MB and a tenth of a second: one file loads it with the first sentence',
  },
  {
    library: ['franc-min'],
    owner: ['packages/{site-reader,copywriter}/src'],
    reason: 'languages are guessed where texts are read and written; everything else is told the language',
  },
  {
    library: ['@aws-sdk/*'],
    owner: ['server/src/gateways/storage/*s3*'],
    reason: 'one adapter speaks to buckets; everything else sees the storage port',
  },
  {
    library: ['openai'],
    owner: ['server/src/gateways/ai/*openai*'],
    reason: 'a vendor’s SDK is seen by its own gateway file alone, so that the vendor can be exchanged',
  },
  {
    library: ['stripe'],
    owner: ['server/src/gateways/payment/*stripe*'],
    reason: 'a vendor’s SDK is seen by its own gateway file alone, so that the vendor can be exchanged',
  },
  {
    library: ['@paypal/*'],
    owner: ['server/src/gateways/payment/*paypal*'],
    reason: 'a vendor’s SDK is seen by its own gateway file alone, so that the vendor can be exchanged',
  },
  {
    library: ['nodemailer'],
    owner: ['server/src/gateways/mail/*'],
    reason: 'mails leave by the mail gateway; everything else writes to its port',
  },
  {
    library: ['openid-client', 'oidc-provider'],
    owner: ['server/src/gateways/social-login', ...tests],
    reason: 'identity providers are reached by the social-login gateway alone',
  },
  {
    library: ['sharp', '@resvg/resvg-js'],
    owner: ['server/src/gateways/raster/*', ...tests, 'server/src/areas/scans/keep-pictures'],
    reason:
      'pictures are decoded where their size is bounded: in the raster gateway, and where foreign ones are taken in',
  },
  {
    library: ['node:process', 'process'],
    owner: ['server/src/env.ts', 'server/src/main.ts', 'packages/tooling', ...buildFiles, ...tests],
    reason: 'settings are parsed once in server/src/env.ts',
  },
]

/** Law 1: the suffix determines what a file may do. */
export const suffixes: readonly ImportRow[] = [
  {
    name: 'rules import rules',
    files: ['packages/domain/src/**/*.rules.ts'],
    only: ['packages/domain/src/**/*.rules.ts', 'packages/domain/src/core/**'],
    reason: 'a rule is a plain function over plain data: other rules, core, and types from anywhere',
  },
  {
    name: 'no zod in rules and core',
    files: ['**/*.rules.ts', 'packages/domain/src/core/**'],
    except: ['**/*.test.ts'],
    never: ['zod'],
    reason: 'rules and core run on the first screen, where no schema library is loaded',
  },
  {
    name: 'no zod in the browser',
    files: browserPackages,
    except: ['**/*.test.{ts,tsx}'],
    never: ['zod'],
    reason: 'schemas are for the server; the browser checks input with the rules in domain',
  },
  {
    name: 'repo',
    files: ['**/*.repo.ts'],
    never: ['server/src/**/*.{service,action,job}.ts'],
    reason: 'a repository reads and writes rows; what they mean is decided by the service above it',
  },
  {
    name: 'action',
    files: ['**/*.action.ts'],
    never: ['knex', 'pg', 'koa', '@koa/router', 'server/src/**/*.action.ts'],
    reason: 'an action calls services; SQL is the repository’s, HTTP is rpc.ts’s, shared steps are a service',
  },
  {
    name: 'service',
    files: ['**/*.service.ts'],
    never: ['knex', 'pg', 'koa', '@koa/router', 'server/src/**/*.action.ts'],
    reason: 'a service holds the meaning of a step; SQL is the repository’s and HTTP is rpc.ts’s',
  },
  {
    name: 'queue',
    files: ['server/src/queue/**'],
    never: ['server/src/areas', 'server/src/**/*.job.ts'],
    reason: 'the queue knows names and payloads; handlers are joined to them at the start of the program',
  },
  {
    name: 'demo',
    files: ['server/src/**'],
    except: ['server/src/main.ts', 'server/src/demo/**', '**/*.test.ts'],
    never: ['server/src/demo'],
    reason: 'demo data is an addition that main.ts may leave out; nothing may depend on it',
  },
  {
    name: 'no network in readers and writers',
    files: ['packages/{site-reader,copywriter}/src/**'],
    // Tests draft their briefs from the sample sites.
    except: ['**/*.test.ts', 'packages/copywriter/src/briefs/fixture-briefs.ts'],
    never: outsideModules.flatMap((name) => [name, `node:${name}`]),
    reason:
      'they get texts and return facts or texts; what fetches, stores or starts a process is the server’s',
  },
  {
    name: 'state',
    files: ['apps/web/src/state/**'],
    never: [
      'apps/web/src/{screens,layouts,modals}/**',
      '@aloft/{design-system,views}',
      'packages/{design-system,views}',
    ],
    reason: 'the store holds facts and knows no picture of them',
  },
]

/** Globals with one owner. */
export const words: readonly WordRow[] = [
  {
    word: 'fetch',
    owner: [
      'packages/api-client',
      // Stories of whole screens answer the app's calls from the mock world.
      'apps/web/src/stories',
      'server/src/gateways',
      // It goes through the demo as users would, with the product's own calls.
      'server/src/demo/business/past-world.ts',
      '.storybook',
      ...tests,
    ],
    reason: 'calls go through api-client in the browser and through a gateway on the server',
  },
  {
    word: 'stream',
    owner: ['packages/api-client', 'server/src/gateways', '.storybook', ...tests],
    reason: 'streams are opened by api-client, which resumes them after a reload or a lost line',
  },
  {
    word: 'process.env',
    owner: ['server/src/env.ts', ...buildFiles, ...tests],
    reason:
      'settings are parsed once in server/src/env.ts, so that a wrong one stops the start with its name',
  },
  {
    word: 'clock',
    owner: [
      'server/src/clock.ts',
      'apps/web/src/wiring/core/clock.ts',
      'server/src/demo',
      'packages/tooling',
      ...buildFiles,
      ...tests,
    ],
    reason: 'time is an argument; the clock modules add the test-clock offset in one place (CLK-04)',
  },
]
