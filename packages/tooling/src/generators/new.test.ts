import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildHouse } from '../house/build-house.ts'
import type { Fixture } from '../house/build-house.ts'
import { checkHouse } from '../house/check-house.ts'
import { copyHouse, realRoot } from '../house/copy-house.ts'
import { sourceFiles } from '../tree/files.ts'
import { generate } from './new.ts'

const tables = {
  'packages/contract/src/actions.ts': 'export const actions = {} as const\n',
  'packages/contract/src/schemas.ts':
    'export const schemas = {} satisfies Record<ActionName, ActionSchema>\n',
  'packages/contract/src/openapi/tags.ts':
    'export const tags = {} as const satisfies Record<string, TagRow>\n',
  'server/src/areas/handlers.ts': 'export const handlers: Handlers = {}\n',
  'packages/messages/src/catalogue.ts': 'export const en = {} as const\n',
}

const valueTable = 'packages/domain/src/balloons/generated/component-table.rules.ts'

describe('in a small repository', () => {
  let house: Fixture
  const read = (path: string) => readFileSync(join(house.root, path), 'utf8').replace(/\s+/g, ' ')

  beforeAll(() => {
    house = buildHouse(tables)
  })
  afterAll(() => house.remove())

  test('the first action of an area brings the tables of the area', () => {
    expect(generate(house.root, ['action', 'change-plan', 'plans'])).toEqual([
      'packages/contract/src/actions.ts',
      'packages/contract/src/openapi/tags.ts',
      'packages/contract/src/plans/plans.actions.ts',
      'packages/contract/src/plans/plans.schemas.ts',
      'packages/contract/src/schemas.ts',
      'server/src/areas/handlers.ts',
      'server/src/areas/plans/change-plan.action.ts',
      'server/test/plans/change-plan.test.ts',
    ])
    expect(read('packages/contract/src/actions.ts')).toContain('{ ...plansActions,}')
    expect(read('packages/contract/src/openapi/tags.ts')).toContain(
      "plans: { description: 'Plans.', actions: plansActions }",
    )
    expect(read('packages/contract/src/plans/plans.actions.ts')).toContain(
      "'change-plan': { kind: 'command', who: 'user' }",
    )
    expect(read('server/src/areas/handlers.ts')).toContain("'change-plan': changePlan")
  })

  test('the second one joins them, in order', () => {
    generate(house.root, ['action', 'cancel', 'plans'])
    expect(read('packages/contract/src/plans/plans.actions.ts')).toMatch(/\{ cancel: .*'change-plan': /)
    expect(read('server/src/areas/handlers.ts')).toContain("{ cancel, 'change-plan': changePlan,}")
  })

  test('a thing that exists is not written again, and no table is touched', () => {
    const before = read('server/src/areas/handlers.ts')
    expect(() => generate(house.root, ['action', 'cancel', 'plans'])).toThrow(
      'plansActions has cancel already',
    )
    writeFileSync(join(house.root, 'server/src/areas/plans/refund.action.ts'), '')
    expect(() => generate(house.root, ['action', 'refund', 'plans'])).toThrow(
      'server/src/areas/plans/refund.action.ts exists already',
    )
    expect(read('server/src/areas/handlers.ts')).toBe(before)
    expect(read('packages/contract/src/plans/plans.actions.ts')).not.toContain('refund')
  })

  test('an area is one of the list', () => {
    expect(() => generate(house.root, ['action', 'send', 'letters'])).toThrow('letters is no area')
    expect(() => generate(house.root, ['machine', 'send', 'letters'])).toThrow('letters is no area')
  })

  test('without a table of modals nothing is written', () => {
    expect(() => generate(house.root, ['modal', 'crop-image', 'ads'])).toThrow(
      'apps/web/src/modals/modal-table.ts does not exist yet',
    )
    expect(existsSync(join(house.root, 'packages/design-system/src/modals'))).toBe(false)
  })

  test('a modal gets a line, a body, a story and its words', () => {
    const table = 'apps/web/src/modals/modal-table.ts'
    const names = 'packages/domain/src/core/modal-names.ts'
    const { root, remove } = buildHouse({
      ...tables,
      [table]: 'export const modals = {}\n',
      [names]: "export const modalNames = ['crop'] as const\n",
    })
    onTestFinished(remove)
    const paths = generate(root, ['modal', 'crop-image', 'ads'])
    const text = readFileSync(join(root, table), 'utf8')
    expect(text).toContain("'crop-image': { load: () => import('@aloft/design-system/modals/ads/crop-image')")
    expect(readFileSync(join(root, names), 'utf8')).toContain("['crop',\n'crop-image']")
    expect(paths).toEqual([
      table,
      'packages/design-system/src/modals/ads/crop-image.stories.tsx',
      'packages/design-system/src/modals/ads/crop-image.tsx',
      names,
      'packages/messages/src/catalogue.ts',
      'packages/messages/src/en/ads.ts',
    ])
  })

  test('a value gets its line in the schemas, and the name that users read', () => {
    const schemas = 'packages/domain/src/balloons/component-schemas.entity.ts'
    const words = 'packages/messages/src/en/ad-settings.ts'
    const { root, remove } = buildHouse({
      [schemas]: 'const google = z.strictObject({\n  maxCpc: typedNumber(),\n})\n',
      [words]: "export const adSettings = { fields: { maxCpc: 'Most for one click' } } as const\n",
    })
    onTestFinished(remove)
    expect(generate(root, ['value', 'call-number', 'google'])).toEqual([schemas, words])
    expect(readFileSync(join(root, schemas), 'utf8')).toContain('maxCpc: typedNumber(),\ncallNumber: text()')
    expect(readFileSync(join(root, words), 'utf8')).toContain("callNumber: 'Call number'")
    expect(() => generate(root, ['value', 'call-number', 'google'])).toThrow('has callNumber already')
    expect(() => generate(root, ['value', 'call-number', 'tiktok'])).toThrow('tiktok holds no values')
  })

  test('a machine gets a page with a story for each of its states, and its row for the inspector', () => {
    const [table, simulated] = ['stories/machines/machine-table.ts', 'stories/machines/simulated-actors.ts']
    const { root, remove } = buildHouse({
      ...tables,
      [table]: 'export const machineTable = {} as const\n',
      [simulated]: 'export const simulated = {}\n',
    })
    onTestFinished(remove)
    const paths = generate(root, ['machine', 'crop-image', 'plans'])
    const page = 'stories/machines/crop-image.stories.tsx'
    const wiring = 'apps/web/src/wiring/plans/crop-image.ts'
    const scenarios = 'packages/machines/src/crop-image/crop-image.scenarios.ts'
    expect(paths).toEqual(expect.arrayContaining([page, scenarios, simulated, table, wiring]))
    const [pageText = '', scenariosText = '', tableText = '', simulatedText = ''] = [
      page,
      scenarios,
      table,
      simulated,
    ].map((path) => readFileSync(join(root, path), 'utf8'))
    const stories = [...pageText.matchAll(/= scene\('(\w+)'/g)].map(([, leaf]) => leaf)
    const leaves = [...scenariosText.matchAll(/^ {2}(\w+): \{(?: context|$)/gm)].map(([, leaf]) => leaf)
    expect(stories).toEqual(['idle', 'working', 'failed'])
    expect(leaves).toEqual(stories)
    expect(tableText).toContain("'crop-image': {")
    expect(tableText).toContain('cropImageExamples')
    expect(simulatedText).toContain('cropImage: () =>')
  })

  test.each([
    [],
    ['action'],
    ['action', 'getIdea', 'ideas'],
    ['theme', 'dark', 'ideas'],
    ['view', '../x', 'ideas'],
    ['machine', 'import'],
  ])('unknown arguments are answered with the usage: %s', (...words) => {
    expect(() => generate(house.root, words)).toThrow('Usage:\n  pnpm new action <name> <area>')
  })
})

describe('in a copy of this repository', () => {
  test(
    'all generated files compile and follow the rules of the repository',
    { timeout: 120_000 },
    async () => {
      const { root, remove } = copyHouse()
      onTestFinished(remove)
      const modalTable = join(root, 'apps/web/src/modals/modal-table.ts')
      const hasModals = existsSync(modalTable)
      if (!hasModals) {
        mkdirSync(dirname(modalTable), { recursive: true })
        writeFileSync(modalTable, 'export const modals = {}\n')
      }
      const paths = [
        ...generate(root, ['action', 'zz-new-call', 'account']),
        ...generate(root, ['machine', 'zz-new-process', 'account']),
        ...generate(root, ['modal', 'zz-new-modal', 'account']),
        ...generate(root, ['screen', 'zz-new-page', 'account']),
        ...generate(root, ['value', 'zz-new-value', 'google']),
        ...generate(root, ['view', 'zz-new-view', 'account']),
      ]
      const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/docs.ts')], { encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(readFileSync(join(root, valueTable), 'utf8')).toContain('zzNewValue')
      const checked = paths.filter((path) => hasModals || !path.endsWith('modal-table.ts'))
      expect((await checkHouse(root)).violations).toEqual([])
      expect(typeErrors(root, checked)).toEqual([])
    },
  )
})

// Only errors in the generated files count, which all contain the same name: the rest of the repository has its own type
// check. Leaving it unchecked halves the time.
function typeErrors(root: string, paths: readonly string[]): string[] {
  for (const path of sourceFiles(root)) {
    if (paths.includes(path)) continue
    writeFileSync(join(root, path), `// @ts-nocheck\n${readFileSync(join(root, path), 'utf8')}`)
  }
  const base = JSON.parse(readFileSync(join(realRoot, 'packages/tooling/tsconfig/base.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>
  }
  const compilerOptions = {
    ...base.compilerOptions,
    lib: ['es2024', 'esnext.iterator', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    composite: false,
    declaration: true,
    emitDeclarationOnly: false,
    rewriteRelativeImportExtensions: false,
    noEmit: true,
  }
  const files = [...paths, 'packages/design-system/src/assets.d.ts'].filter((path) =>
    existsSync(join(root, path)),
  )
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  // A single checker: on few cores, several checkers each compute the types they share, which takes three
  // times as long.
  const flags = ['-p', root, '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(join(realRoot, 'node_modules/.bin/tsc'), flags, {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((error) => {
    const [, file = '', line = ''] = /^(.+?)\((\d+),\d+\): error TS/.exec(error) ?? []
    if (!paths.includes(file)) return error.startsWith('error') || error.startsWith('tsconfig')
    const text = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
    return /zz-?new/i.test(file) || /zz-?new/i.test(text)
  })
}
