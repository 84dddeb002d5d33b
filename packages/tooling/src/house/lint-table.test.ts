import { describe, expect, test } from 'vitest'
import { owners, suffixes } from '../lint-table.ts'
import { reportOn } from './report-on.ts'

// A library, a file that owns it, and a file that doesn't. The libraries aren't installed in the test's
// repository, so a rule must also match the bare name.
const libraries: [library: string, owner: string, stranger: string][] = [
  [
    '@radix-ui/react-dialog',
    'packages/design-system/src/primitives/modal.ts',
    'packages/design-system/src/patterns/a.ts',
  ],
  ['radix-ui', 'packages/design-system/src/primitives/menu.ts', 'apps/web/src/screens/b.ts'],
  [
    '@vanilla-extract/css',
    'packages/design-system/src/patterns/a.css.ts',
    'packages/design-system/src/patterns/a1.ts',
  ],
  ['@vanilla-extract/recipes', 'packages/design-system/src/theme/a.ts', 'apps/web/src/layouts/c.ts'],
  ['@vanilla-extract/sprinkles', 'packages/design-system/src/theme/b.ts', 'apps/web/src/layouts/c1.ts'],
  ['xstate', 'packages/machines/src/a/a.machine.ts', 'apps/web/src/state/a.ts'],
  ['@xstate/react', 'apps/web/src/wiring/a.ts', 'packages/machines/src/b/b.machine.ts'],
  ['elkjs', 'packages/inspector/src/chart/layout.ts', 'packages/inspector/src/live/d.ts'],
  [
    '@xyflow/react',
    'packages/design-system/src/patterns/machine-chart/chart.ts',
    'packages/design-system/src/patterns/d.ts',
  ],
  [
    '@tanstack/react-virtual',
    'packages/design-system/src/patterns/use-rows-in-sight.ts',
    'packages/views/src/ads/f.ts',
  ],
  ['recharts', 'packages/views/src/reports/a.ts', 'packages/design-system/src/patterns/g.ts'],
  ['papaparse', 'apps/web/src/download/csv.ts', 'apps/web/src/screens/f.ts'],
  ['valtio', 'apps/web/src/state/store.ts', 'apps/web/src/screens/d.ts'],
  ['idb-keyval', 'apps/web/src/state/storage.ts', 'apps/web/src/wiring/storage.ts'],
  ['undici', 'server/src/gateways/mail/a.ts', 'server/src/http/a.ts'],
  ['knex', 'server/src/areas/account/user.repo.ts', 'server/src/areas/account/a.ts'],
  ['pg', 'server/src/db/a.ts', 'server/src/tasks/a.ts'],
  ['pg-query-stream', 'server/src/queue/a.ts', 'server/src/main.ts'],
  ['@electric-sql/pglite', 'server/src/db/b.ts', 'server/src/queue/b.ts'],
  ['pg-boss', 'server/src/queue/c.ts', 'server/src/areas/account/b.ts'],
  ['koa', 'server/src/http/b.ts', 'server/src/areas/account/c.ts'],
  ['@koa/router', 'server/src/main.ts', 'server/src/areas/account/d.ts'],
  ['co-body', 'server/src/http/c.ts', 'server/src/db/c.ts'],
  ['sirv', 'server/src/http/d.ts', 'server/src/db/d.ts'],
  ['@fastify/busboy', 'server/src/http/e.ts', 'server/src/areas/creatives/e.ts'],
  ['@sentry/browser', 'apps/web/src/monitoring/e.ts', 'apps/web/src/wiring/e.ts'],
  ['cmdk', 'packages/design-system/src/primitives/e.ts', 'packages/design-system/src/patterns/e.ts'],
  ['react', 'packages/views/src/account/a.ts', 'packages/machines/src/c/c.ts'],
  ['react-dom', 'apps/web/src/main.ts', 'packages/messages/src/a.ts'],
  ['react-router', 'apps/web/src/routes.ts', 'packages/design-system/src/patterns/b.ts'],
  ['react-router-dom', 'apps/web/src/routes2.ts', 'packages/design-system/src/patterns/c.ts'],
  ['msw', 'packages/api-client/src/mock.ts', 'packages/api-client/src/call.ts'],
  ['msw-storybook-addon', '.storybook/preview.ts', 'apps/web/src/layouts/d.ts'],
  ['openai', 'server/src/gateways/ai/ai.openai.ts', 'server/src/gateways/ai/ai.port.ts'],
  ['cheerio', 'packages/site-reader/src/page/a.ts', 'server/src/areas/account/a1.ts'],
  ['css-tree', 'packages/site-reader/src/style/a.ts', 'packages/copywriter/src/a.ts'],
  ['compromise', 'packages/site-reader/src/sentences/english.ts', 'packages/copywriter/src/b.ts'],
  ['franc-min', 'packages/copywriter/src/facts/a.ts', 'server/src/areas/account/a2.ts'],
  [
    '@aws-sdk/client-s3',
    'server/src/gateways/storage/storage.s3.ts',
    'server/src/gateways/storage/open-storage.ts',
  ],
  ['stripe', 'server/src/gateways/payment/stripe.ts', 'server/src/areas/account/e.ts'],
  ['fontkit', 'packages/creative/src/fonts/font.ts', 'packages/creative/src/scene/a.ts'],
  [
    '@paypal/paypal-server-sdk',
    'server/src/gateways/payment/paypal.ts',
    'server/src/gateways/payment/stripe.ts',
  ],
  ['nodemailer', 'server/src/gateways/mail/smtp.ts', 'server/src/areas/account/f.ts'],
  ['openid-client', 'server/src/gateways/social-login/google.ts', 'server/src/http/f.ts'],
  ['oidc-provider', 'server/test/identity.ts', 'server/src/http/g.ts'],
  ['sharp', 'server/src/gateways/raster/a.ts', 'server/src/areas/account/g.ts'],
  ['@resvg/resvg-js', 'server/src/gateways/raster/b.ts', 'server/src/areas/account/h.ts'],
  ['node:process', 'server/src/env.ts', 'server/src/areas/account/i.ts'],
  ['process', 'server/src/env.ts', 'server/src/areas/account/i2.ts'],
]

function imports(rows: [library: string, file: string][]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [library, file] of rows) files[file] = `${files[file] ?? ''}import '${library}'\n`
  return files
}

describe('every library has an owner', { timeout: 30_000 }, () => {
  test('the cases below cover the whole table', () => {
    const named = libraries.map(([library]) => library.replace(/^(@radix-ui|@paypal|@aws-sdk)\/.*/, '$1/*'))
    expect(named.toSorted()).toEqual(owners.flatMap(({ library }) => library).toSorted())
  })

  test('its owners may import it', async () => {
    expect(await reportOn(imports(libraries.map(([library, owner]) => [library, owner])))).toEqual([])
  })

  test('nobody else may', async () => {
    const found = await reportOn(imports(libraries.map(([library, , stranger]) => [library, stranger])))
    for (const [library, , stranger] of libraries) {
      const family = library.split('/')[0] ?? library
      expect(
        found.filter((line) => line.includes(family) && line.includes(`@ ${stranger}:`)),
        library,
      ).toHaveLength(1)
    }
  })
})

describe('the suffix says what a file may import', { timeout: 30_000 }, () => {
  const cases: [row: string, file: string, good: string, bad: string][] = [
    [
      'rules import rules',
      'packages/domain/src/account/a.rules.ts',
      "import '../core/x.ts'",
      "import './x.ts'",
    ],
    [
      'no zod in rules and core',
      'packages/domain/src/core/a.ts',
      "import './x.ts'",
      "import { z } from 'zod'",
    ],
    [
      'no zod in the browser',
      'packages/machines/src/a/a.ts',
      "import './x.ts'",
      "import type { z } from 'zod'",
    ],
    ['repo', 'server/src/areas/account/a.repo.ts', "import './x.ts'", "import './x.service.ts'"],
    ['action', 'server/src/areas/account/a.action.ts', "import './x.service.ts'", "import './x.action.ts'"],
    ['service', 'server/src/areas/account/a.service.ts', "import './x.repo.ts'", "import './x.action.ts'"],
    ['queue', 'server/src/queue/a.ts', "import './x.ts'", "import '../areas/account/x.service.ts'"],
    ['demo', 'server/src/areas/account/a.ts', "import './x.ts'", "import '../../demo/x.ts'"],
    [
      'no network in readers and writers',
      'packages/site-reader/src/page/a.ts',
      "import './x.ts'",
      "import { request } from 'node:http'",
    ],
    ['state', 'apps/web/src/state/a.ts', "import './x.ts'", "import '../screens/x.ts'"],
  ]
  const targets = Object.fromEntries(
    [
      'packages/domain/src/account/x.ts',
      'packages/domain/src/core/x.ts',
      'packages/machines/src/a/x.ts',
      'packages/site-reader/src/page/x.ts',
      'server/src/areas/account/x.ts',
      'server/src/areas/account/x.repo.ts',
      'server/src/areas/account/x.service.ts',
      'server/src/areas/account/x.action.ts',
      'server/src/queue/x.ts',
      'server/src/demo/x.ts',
      'apps/web/src/state/x.ts',
      'apps/web/src/screens/x.ts',
    ].map((path) => [path, 'export const x = 1\n']),
  )

  test('the cases cover the whole table', () => {
    expect(cases.map(([row]) => row)).toEqual(suffixes.map(({ name }) => name))
  })

  // One house for all: each takes a fifth of a second.
  const withAll = (text: (good: string, bad: string) => string) =>
    reportOn({
      ...targets,
      ...Object.fromEntries(cases.map(([, file, good, bad]) => [file, text(good, bad)])),
    })

  test('imports that fit are fine', async () => {
    expect(await withAll((good) => `${good}\n`)).toEqual([])
  })

  test('each row refuses one import in one file', async () => {
    expect(await withAll((_, bad) => `\n${bad}\n`)).toEqual(
      cases.map(([row, file]) => `${row} @ ${file}:2`).toSorted(),
    )
  })

  test('a rule may take types from anywhere', async () => {
    const file = 'packages/domain/src/account/a.rules.ts'
    expect(
      await reportOn({ ...targets, [file]: "import type { x } from './x.ts'\nexport type X = typeof x\n" }),
    ).toEqual([])
  })

  test('an action or a service that writes SQL breaks its row and the owner’s', async () => {
    const file = 'server/src/areas/account/a.action.ts'
    expect(await reportOn({ [file]: "import 'knex'\n" })).toEqual([
      `action @ ${file}:1`,
      `owner of knex, pg, pg-query-stream @ ${file}:1`,
    ])
  })
})
