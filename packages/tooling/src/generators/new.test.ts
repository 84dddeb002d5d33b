import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildHouse } from '../house/build-house.ts'
import type { Fixture } from '../house/build-house.ts'
import { generate } from './new.ts'

const tables = {
  'packages/contract/src/actions.ts': 'export const actions = {} as const\n',
  'packages/contract/src/core/undo.test.ts':
    'const actsOf = {} satisfies Partial<Record<CommandName, Acts>>\n',
  'packages/contract/src/schemas.ts':
    'const schemaRows = {} satisfies Partial<Record<ActionName, ActionSchema>>\n',
  'packages/contract/src/openapi/tags.ts':
    'export const tags = {} as const satisfies Record<string, TagRow>\n',
  'server/src/areas/handlers.ts': 'const handlerRows = {} satisfies Partial<Handlers>\n',
  'server/test/support/payloads/brands.ts': 'export const brandPayloads = {} satisfies Partial<Builders>\n',
  'packages/messages/src/en-modals.ts': 'export const enModals = {} as const\n',
  'packages/messages/src/en-rest.ts': 'export const enRest = {} as const\n',
}

describe('in a small repository', () => {
  let house: Fixture
  const read = (path: string) => readFileSync(join(house.root, path), 'utf8').replace(/\s+/g, ' ')

  beforeAll(() => {
    house = buildHouse(tables)
  })
  afterAll(() => house.remove())

  test('the first action of an area brings the tables of the area', () => {
    expect(generate(house.root, ['action', 'change-plan', 'plans']).paths).toEqual([
      'packages/contract/src/actions.ts',
      'packages/contract/src/core/undo.test.ts',
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
    expect(read('server/src/areas/handlers.ts')).toContain('{ ...plansHandlers,}')
    expect(read('server/src/areas/handlers.ts')).toContain(
      "import { plansHandlers } from './generated/plans.ts'",
    )
  })

  test('the second one joins them, in order', () => {
    const before = read('server/src/areas/handlers.ts')
    generate(house.root, ['action', 'cancel', 'plans'])
    expect(read('packages/contract/src/plans/plans.actions.ts')).toMatch(/\{ cancel: .*'change-plan': /)
    expect(read('server/src/areas/handlers.ts')).toBe(before)
  })

  test('an area that is split by subject takes an action in one of its folders', () => {
    const [folder, file] = ['server/src/areas/reports', 'list-days.action.ts']
    const { root, remove } = buildHouse({ ...tables, [`${folder}/lists/days.repo.ts`]: '' })
    onTestFinished(remove)
    expect(() => generate(root, ['action', 'list-days', 'reports'])).toThrow(
      'reports is split by subject: name one of lists, as in reports/lists',
    )
    expect(() => generate(root, ['action', 'list-days', 'reports/list'])).toThrow(
      `${folder}/list does not exist`,
    )
    expect(generate(root, ['action', 'list-days', 'reports/lists']).paths).toContain(
      `${folder}/lists/${file}`,
    )
    expect(readFileSync(join(root, folder, 'lists', file), 'utf8')).toContain(
      "import { defineAction } from '../../../action/define.ts'",
    )
  })

  test('a call named for reading is a query of a brand', () => {
    const payloads = 'server/test/support/payloads/brands.ts'
    const { paths, steps } = generate(house.root, ['action', 'count-days', 'plans'])
    expect(paths).toContain(payloads)
    expect(steps).toContain('The commands that change its reply: apps/web/src/wiring/core/stale-queries.ts')
    expect(read('packages/contract/src/plans/plans.actions.ts')).toContain(
      "'count-days': { kind: 'query', who: 'guest' }",
    )
    const schemas = read('packages/contract/src/plans/plans.schemas.ts')
    expect(schemas).toContain('payload: z.object({ ideaId: brandId })')
    expect(schemas).toContain("import { brandId } from '../core/fields.ts'")
    expect(read('server/src/areas/plans/count-days.action.ts')).toContain('policy: onBrand()')
    expect(read(payloads)).toContain("'count-days': (subject) => brandOf(subject)")
    // The others don't need one.
    expect(read(payloads)).not.toContain('cancel')
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
    for (const kind of ['action', 'machine', 'screen', 'view'])
      expect(() => generate(house.root, [kind, 'send', 'letters'])).toThrow(
        'letters is no area: choose one of account, frame, plans, reports, shell',
      )
    expect(() => generate(house.root, ['modal', 'send', 'letters'])).toThrow('frame, general, plans')
  })

  test('without the list of names nothing is written', () => {
    const { root, remove } = buildHouse({
      ...tables,
      'apps/web/src/modals/modal-table.ts': 'export const modals = {}\n',
    })
    onTestFinished(remove)
    expect(() => generate(root, ['modal', 'crop-image', 'plans'])).toThrow(
      'packages/domain/src/core/modal-names.ts does not exist yet',
    )
    expect(existsSync(join(root, 'packages/design-system/src/modals'))).toBe(false)
  })

  test('the first modal of an area brings its table, a body, a story, docs and its words', () => {
    const table = 'apps/web/src/modals/modal-table.ts'
    const names = 'packages/domain/src/core/modal-names.ts'
    const { root, remove } = buildHouse({
      ...tables,
      [table]: 'export const modals = {}\n',
      [names]: "export const modalNames = ['crop', 'focus'] as const\n",
    })
    onTestFinished(remove)
    const { paths } = generate(root, ['modal', 'crop-image', 'plans'])
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
    expect(textOf(table)).toContain('...plansModals')
    expect(textOf('apps/web/src/modals/tables/plans.modals.ts')).toContain(
      "'crop-image': { load: () => import('@aloft/design-system/modals/plans/crop-image')",
    )
    expect(textOf(names)).toContain("['crop', 'crop-image',\n'focus']")
    expect(textOf('packages/messages/src/en-modals.ts')).toContain('plansModals')
    expect(textOf('packages/design-system/src/modals/plans/crop-image.tsx')).toContain('onAnswer(true)')
    expect(paths).toEqual([
      table,
      'apps/web/src/modals/tables/plans.modals.ts',
      'packages/design-system/src/modals/plans/crop-image.docs.ts',
      'packages/design-system/src/modals/plans/crop-image.stories.tsx',
      'packages/design-system/src/modals/plans/crop-image.tsx',
      names,
      'packages/messages/src/en-modals.ts',
      'packages/messages/src/en/plans-modals.ts',
    ])
  })

  test('a linked modal gets its line among those with an address, a text and one button', () => {
    const linked = 'apps/web/src/modals/linked-modals.ts'
    const { root, remove } = buildHouse({
      ...tables,
      'apps/web/src/modals/modal-table.ts': 'export const modals = {}\n',
      'packages/domain/src/core/modal-names.ts': "export const modalNames = ['crop'] as const\n",
      [linked]: "export const linkedModals = { 'brand-brief': {} } as const satisfies Linked\n",
    })
    onTestFinished(remove)
    generate(root, ['linked-modal', 'plan-history', 'plans'])
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
    expect(textOf(linked)).toContain("{ 'brand-brief': {},\n'plan-history': {} }")
    const body = textOf('packages/design-system/src/modals/plans/plan-history.tsx')
    expect(body).not.toContain('onAnswer')
    const shown = [...body.matchAll(/t\('[\w.]+\.planHistory\.(\w+)'\)/g)].map(([, key]) => key)
    expect(shown).toEqual(['title', 'close', 'text'])
    expect(textOf('packages/messages/src/en/plans-modals.ts')).toContain(
      "{ title: 'Plan history', text: 'Plan history.', close: 'Close' }",
    )
  })

  test('the texts of a view go to the part of the catalogue that its page loads', () => {
    const rest = 'packages/messages/src/en-rest.ts'
    const { root, remove } = buildHouse({
      [rest]:
        "import { plansPages } from './en/plans-pages.ts'\nexport const enRest = { money: { ...plansPages } } as const\n",
      'packages/messages/src/en/plans.ts': 'export const plans = {} as const\n',
      'packages/messages/src/en/plans-pages.ts': 'export const plansPages = {} as const\n',
    })
    onTestFinished(remove)
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
    // Its own file is in another part of the catalogue.
    generate(root, ['view', 'choice', 'plans'])
    expect(textOf('packages/messages/src/en/plans-pages.ts')).toContain("choice: { title: 'Choice' }")
    expect(textOf('packages/views/src/plans/choice.view.tsx')).toContain("t('money.choice.title')")
    generate(root, ['view', 'days', 'reports'])
    expect(textOf('packages/messages/src/en/reports.ts')).toContain("days: { title: 'Days' }")
    expect(textOf(rest)).toContain("import { reports } from './en/reports.ts'")
  })

  test('the first page of an area joins the routes and the pages in order', () => {
    const [routes, pages] = ['apps/web/src/routes.ts', 'apps/web/src/addresses/page-names.ts']
    const { root, remove } = buildHouse({
      ...tables,
      [routes]: 'export const routes = [...accountRoutes, ...reportsRoutes]\n',
      [pages]: "export const pageNames = ['root', 'academy', 'signup'] as const\n",
      'packages/messages/src/en/pages.ts': 'export const pages = {} as const\n',
    })
    onTestFinished(remove)
    generate(root, ['screen', 'choice', 'plans'])
    expect(readFileSync(join(root, routes), 'utf8')).toMatch(
      /accountRoutes, \.\.\.plansRoutes,\s\.\.\.reports/,
    )
    expect(readFileSync(join(root, pages), 'utf8')).toMatch(/'academy', 'choice',\s'signup'/)
  })

  test('a value gets its line in the schemas, and the name that users read', () => {
    const schemas = 'packages/domain/src/balloons/component-schemas.entity.ts'
    const words = 'packages/messages/src/en/ad-settings.ts'
    const { root, remove } = buildHouse({
      [schemas]: 'const google = z.strictObject({\n  maxCpc: typedNumber(),\n})\n',
      [words]: "export const adSettings = { fields: { maxCpc: 'Maximum cost per click' } } as const\n",
    })
    onTestFinished(remove)
    expect(generate(root, ['value', 'call-number', 'google']).paths).toEqual([schemas, words])
    expect(readFileSync(join(root, schemas), 'utf8')).toContain('maxCpc: typedNumber(),\ncallNumber: text()')
    expect(readFileSync(join(root, words), 'utf8')).toContain("callNumber: 'Call number'")
    expect(() => generate(root, ['value', 'call-number', 'google'])).toThrow('has callNumber already')
    expect(() => generate(root, ['value', 'call-number', 'tiktok'])).toThrow('tiktok holds no values')
  })

  test('a machine gets a page with a story for each of its states, and its part for the inspector', () => {
    const { root, remove } = buildHouse(tables)
    onTestFinished(remove)
    const { paths } = generate(root, ['machine', 'crop-image', 'plans'])
    const inspected = 'stories/machines/inspected/crop-image.ts'
    const page = 'stories/machines/crop-image.stories.tsx'
    const wiring = 'apps/web/src/wiring/plans/crop-image.ts'
    const scenarios = 'packages/machines/src/crop-image/crop-image.scenarios.ts'
    expect(paths).toEqual(expect.arrayContaining([page, scenarios, inspected, wiring]))
    const [pageText = '', scenariosText = '', inspectedText = ''] = [page, scenarios, inspected].map((path) =>
      readFileSync(join(root, path), 'utf8'),
    )
    const stories = [...pageText.matchAll(/= scene\('(\w+)'/g)].map(([, leaf]) => leaf)
    const leaves = [...scenariosText.matchAll(/^ {2}(\w+): \{(?: context|$)/gm)].map(([, leaf]) => leaf)
    expect(stories).toEqual(['idle', 'working', 'failed'])
    expect(leaves).toEqual(stories)
    expect(inspectedText).toContain('export const cropImage = {')
    expect(inspectedText).toContain('examples: cropImageExamples')
  })

  test.each([
    ["theme can't be generated", 'theme', 'dark', 'ideas'],
    ['<name> is missing', 'action'],
    ['<area> is missing', 'machine', 'import'],
    ['<group> is missing', 'value', 'promo-code'],
    ["getIdea isn't in kebab-case", 'action', 'getIdea', 'ideas'],
    ["../x isn't in kebab-case", 'view', '../x', 'ideas'],
    ["plans/list isn't in kebab-case", 'action', 'plans/list', 'plans'],
    ['now is one word too many', 'view', 'choice', 'plans', 'now'],
  ])('a mistake is named above the usage: %s', (mistake, ...words) => {
    expect(() => generate(house.root, words)).toThrow(
      `${mistake}\n\nUsage:\n  npm run new action <name> <area>[/<subject>]`,
    )
  })
})
