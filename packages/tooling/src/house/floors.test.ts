import { describe, expect, test } from 'vitest'
import { reportOn } from './report-on.ts'

const money = { 'packages/domain/src/core/money.ts': 'export const money = 1\n' }

describe('floors', { timeout: 30_000 }, () => {
  test('an import of a lower floor is allowed, one of a higher floor is not', async () => {
    const good = await reportOn({
      ...money,
      'server/src/http/rpc.ts':
        "import { money } from '@aloft/domain/core/money'\nexport const twice = money * 2\n",
    })
    expect(good).toEqual([])
    const bad = await reportOn({
      'packages/machines/src/session/session.machine.ts':
        "\nimport { button } from '@aloft/design-system/button'\nexport const a = button\n",
      'packages/design-system/src/button.ts': 'export const button = 1\n',
    })
    expect(bad).toEqual(['floor of @aloft/machines @ packages/machines/src/session/session.machine.ts:2'])
  })

  test('a type is an import too', async () => {
    const bad = await reportOn({
      'packages/contract/src/core/a.ts': "import type { T } from '@aloft/messages/t'\nexport type A = T\n",
      'packages/messages/src/t.ts': 'export type T = 1\n',
    })
    expect(bad).toEqual(['floor of @aloft/contract @ packages/contract/src/core/a.ts:1'])
  })

  test('design-system may not use a lower floor that is not on its list', async () => {
    const bad = await reportOn({
      'packages/design-system/src/theme/a.ts': "import { x } from '@aloft/contract/x'\nexport const a = x\n",
      'packages/contract/src/x.ts': 'export const x = 1\n',
    })
    expect(bad).toEqual(['floor of @aloft/design-system @ packages/design-system/src/theme/a.ts:1'])
  })

  test('packages too large for a page are only imported by the server', async () => {
    const use = "import { x } from '@aloft/copywriter/x'\nexport const a = x\n"
    const copywriter = { 'packages/copywriter/src/x.ts': 'export const x = 1\n' }
    expect(await reportOn({ ...copywriter, 'server/src/a.ts': use })).toEqual([])
    const bad = await reportOn({
      ...copywriter,
      'apps/web/src/a.ts': use,
      'packages/design-system/src/a.ts': use,
      'packages/machines/src/a.ts': use,
    })
    expect(bad).toEqual([
      'floor of @aloft/design-system @ packages/design-system/src/a.ts:1',
      'floor of @aloft/machines @ packages/machines/src/a.ts:1',
      'floor of @aloft/web @ apps/web/src/a.ts:1',
    ])
  })

  test('a place may import those of its own floor that the table names, and not the other way round', async () => {
    const reader = { 'packages/site-reader/src/text.ts': 'export const text = 1\n' }
    const use = "import { text } from '@aloft/site-reader/text'\nexport const a = text\n"
    expect(await reportOn({ ...reader, 'packages/copywriter/src/a.ts': use })).toEqual([])
    expect(await reportOn({ ...reader, 'packages/creative/src/a.ts': use })).toEqual([
      'floor of @aloft/creative @ packages/creative/src/a.ts:1',
    ])
    const back = "import { x } from '@aloft/copywriter/x'\nexport const a = x\n"
    const copywriter = { 'packages/copywriter/src/x.ts': 'export const x = 1\n' }
    expect(await reportOn({ ...copywriter, 'packages/site-reader/src/a.ts': back })).toEqual([
      'floor of @aloft/site-reader @ packages/site-reader/src/a.ts:1',
    ])
  })

  test('another package is imported by its name, not by its path', async () => {
    const bad = await reportOn({
      ...money,
      'stories/a.ts':
        "import { money } from '../packages/domain/src/core/money.ts'\nexport const a = money\n",
    })
    expect(bad).toEqual(['public sub-paths @ stories/a.ts:1'])
  })

  test('nobody imports the scripts or the tooling', async () => {
    const bad = await reportOn({
      'scripts/a.ts': 'export const a = 1\n',
      'packages/tooling/src/b.ts': 'export const b = 1\n',
      'e2e/a.ts':
        "import { a } from '../scripts/a.ts'\nimport { b } from '@aloft/tooling/b'\nexport const c = a + b\n",
    })
    expect(bad).toEqual(['floor of @aloft/e2e @ e2e/a.ts:1', 'floor of @aloft/e2e @ e2e/a.ts:2'])
  })

  test('package.json declares lower floors only', async () => {
    const manifest = (dependency: string) => ({
      'server/package.json': JSON.stringify({
        name: '@aloft/server',
        dependencies: { zod: '1' },
        devDependencies: { [dependency]: 'workspace:*' },
      }),
    })
    expect(await reportOn(manifest('@aloft/domain'))).toEqual([])
    expect(await reportOn(manifest('@aloft/machines'))).toEqual([
      'floors in package.json @ server/package.json:0',
    ])
  })
})

describe('areas', { timeout: 30_000 }, () => {
  const login = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`
  const x = 'export const x = 1\n'

  test('a higher area may use a lower one, never the other way round', async () => {
    const good = await reportOn({
      'packages/domain/src/plans/a.ts': login('../account/x.ts'),
      'packages/domain/src/account/x.ts': x,
    })
    expect(good).toEqual([])
    const bad = await reportOn({
      'packages/domain/src/account/a.ts': login('../plans/x.ts'),
      'packages/domain/src/plans/x.ts': x,
      'server/src/areas/account/b.repo.ts': login('@aloft/domain/plans/x'),
      'apps/web/src/wiring/account/c.ts': login('../plans/x.ts'),
      'apps/web/src/wiring/plans/x.ts': x,
    })
    expect(bad).toEqual([
      'area account @ apps/web/src/wiring/account/c.ts:1',
      'area account @ packages/domain/src/account/a.ts:1',
      'area account @ server/src/areas/account/b.repo.ts:1',
    ])
  })

  test('views are ordered too, with the frames of pages below all of them', async () => {
    const files = (order: readonly [string, string]) => ({
      [`packages/views/src/${order[0]}/a.ts`]: login(`../${order[1]}/x.ts`),
      [`packages/views/src/${order[1]}/x.ts`]: x,
    })
    expect(await reportOn(files(['account', 'frame']))).toEqual([])
    expect(await reportOn(files(['shell', 'plans']))).toEqual([])
    expect(await reportOn(files(['account', 'plans']))).toEqual([
      'views of account @ packages/views/src/account/a.ts:1',
    ])
    expect(await reportOn(files(['frame', 'shell']))).toEqual([
      'views of frame @ packages/views/src/frame/a.ts:1',
    ])
  })

  test('a room of screens is named after an area', async () => {
    const rooms = { 'apps/web/src/screens/money/a.ts': x, 'packages/views/src/shell/a.ts': x }
    expect(await reportOn(rooms)).toEqual(['rooms by area @ apps/web/src/screens/money:0'])
  })

  test('core knows no area', async () => {
    const bad = await reportOn({
      'packages/domain/src/core/a.ts': login('../account/x.ts'),
      'packages/domain/src/account/x.ts': x,
    })
    expect(bad).toEqual(['core @ packages/domain/src/core/a.ts:1'])
  })

  test('a tree without the list of areas is an error, not a success', async () => {
    await expect(reportOn({ 'packages/domain/src/areas.ts': 'export const areas = []\n' })).rejects.toThrow(
      'holds no list of areas',
    )
  })
})

describe('shape of the tree', { timeout: 30_000 }, () => {
  test('circular imports, also of types and lazy ones', async () => {
    const bad = await reportOn({
      'server/src/db/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
      'server/src/db/b.ts': "export type B = 1\nexport const load = () => import('./a.ts')\n",
    })
    expect(bad).toEqual(['no circles @ server/src/db/a.ts:1'])
  })

  test('folders that import each other without circular files', async () => {
    const files = {
      'server/src/http/a.ts': "import { b } from '../tasks/b.ts'\nexport const a = b\n",
      'server/src/tasks/b.ts': 'export const b = 1\n',
      'server/src/http/c.ts': 'export const c = 1\n',
    }
    expect(await reportOn(files)).toEqual([])
    const back = { 'server/src/tasks/d.ts': "import { c } from '../http/c.ts'\nexport const d = c\n" }
    expect(await reportOn({ ...files, ...back })).toEqual(['folder pairs @ server/src/http/a.ts:1'])
  })

  test('folder pairs two levels deep, and of a parent and its child', async () => {
    const bad = await reportOn({
      'packages/machines/src/a/one/x.ts': "import { y } from '../two/y.ts'\nexport const x = y\n",
      'packages/machines/src/a/one/z.ts': 'export const z = 1\n',
      'packages/machines/src/a/two/y.ts': 'export const y = 1\n',
      'packages/machines/src/a/two/w.ts': "import { z } from '../one/z.ts'\nexport const w = z\n",
      'server/src/http/a.ts': "import { b } from './sse/b.ts'\nexport const a = b\n",
      'server/src/http/c.ts': 'export const c = 1\n',
      'server/src/http/sse/b.ts': 'export const b = 1\n',
      'server/src/http/sse/d.ts': "import { c } from '../c.ts'\nexport const d = c\n",
    })
    expect(bad).toEqual([
      'folder pairs @ packages/machines/src/a/one/x.ts:1',
      'folder pairs @ server/src/http/a.ts:1',
    ])
  })

  test('folder pairs of siblings three levels deep', async () => {
    const files = {
      'server/src/areas/plans/one/x.ts': "import { y } from '../two/y.ts'\nexport const x = y\n",
      'server/src/areas/plans/one/z.ts': 'export const z = 1\n',
      'server/src/areas/plans/two/y.ts': 'export const y = 1\n',
      'server/src/gateways/mail/mail.ts': "import { a } from './smtp/a.ts'\nexport const mail = a\n",
      'server/src/gateways/mail/port.ts': 'export const port = 1\n',
      'server/src/gateways/mail/smtp/a.ts': 'export const a = 1\n',
      'server/src/gateways/mail/smtp/b.ts': "import { port } from '../port.ts'\nexport const b = port\n",
    }
    expect(await reportOn(files)).toEqual([])
    const back = {
      'server/src/areas/plans/two/w.ts': "import { z } from '../one/z.ts'\nexport const w = z\n",
    }
    expect(await reportOn({ ...files, ...back })).toEqual([
      'folder pairs @ server/src/areas/plans/one/x.ts:1',
    ])
  })

  test('no place has more than a quarter of the source', async () => {
    const lines = (count: number) => `export const list = [\n${'  1,\n'.repeat(count - 2)}]\n`
    const names = ['domain', 'contract', 'messages', 'creative', 'machines']
    const files = Object.fromEntries(names.map((name) => [`packages/${name}/src/a.ts`, lines(2_000)]))
    expect(await reportOn(files)).toEqual([])
    expect(await reportOn({ ...files, 'server/src/a.ts': lines(3_500) })).toEqual([
      'size of places @ server:0',
    ])
  })

  test('barrels: re-exports only, or an index file', async () => {
    const a = { 'packages/machines/src/a/a.ts': 'export const a = 1\n' }
    const own = "export * from './a.ts'\nexport const b = 1\n"
    expect(await reportOn({ ...a, 'packages/machines/src/a/b.ts': own })).toEqual([])
    const bad = await reportOn({
      ...a,
      'packages/machines/src/a/b.ts': "export * from './a.ts'\n",
      'packages/machines/src/a/c.ts': "import { a } from './a.ts'\nexport { a }\n",
      'packages/machines/src/a/index.ts': 'export const b = 1\n',
    })
    expect(bad).toEqual([
      'no barrels @ packages/machines/src/a/b.ts:0',
      'no barrels @ packages/machines/src/a/c.ts:0',
      'no barrels @ packages/machines/src/a/index.ts:0',
    ])
  })

  test('no screen waits for fontkit', async () => {
    const screen = 'apps/web/src/screens/shell/brand-root.screen.tsx'
    const files = (start: string) => ({
      [screen]: start,
      [screen.replace('.tsx', '.stories.tsx')]:
        "export default { title: 'Screens/Follow the results/In the app/Overview' }\n",
      'packages/creative/src/fonts/font.ts': "import { create } from 'fontkit'\nexport const font = create\n",
    })
    const bad = "import { font } from '@aloft/creative/fonts/font'\nexport const a = font\n"
    expect(await reportOn(files(bad))).toEqual([
      'no fontkit with a screen @ packages/creative/src/fonts/font.ts:1',
    ])
    expect(await reportOn(files("export const a = () => import('@aloft/creative/fonts/font')\n"))).toEqual([])
  })

  test('zod is not on the first screen, however indirectly it is imported', async () => {
    const files = (start: string) => ({
      'apps/web/src/main.tsx': start,
      'packages/api-client/src/call.ts': "export { s } from '@aloft/contract/s'\nexport const call = 1\n",
      'packages/contract/src/s.ts': "import { z } from 'zod'\nexport const s = z\n",
    })
    const bad = "import { call } from '@aloft/api-client/call'\nexport const a = call\n"
    expect(await reportOn(files(bad))).toEqual(['no zod on the first screen @ packages/contract/src/s.ts:1'])
    expect(await reportOn(files("export const a = () => import('@aloft/api-client/call')\n"))).toEqual([])
    expect(
      await reportOn(files("import type { s } from '@aloft/api-client/call'\nexport type S = typeof s\n")),
    ).toEqual([])
  })
})
