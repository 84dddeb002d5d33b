import { type ActionStart, startOf } from './action-start.ts'
import { addEntry, addImport } from './edits.ts'
import { CannotGenerate, checkArea } from './generator.ts'
import type { Draft } from './generator.ts'
import { camelCase, objectKey, sentenceCase } from './names.ts'

const server = 'server/src/areas'
const payloads = 'server/test/support/payloads'
const stale = 'apps/web/src/wiring/core/stale-queries.ts'
const undo = 'packages/contract/src/core/undo.test.ts'

/**
 * An API action: its line and its shapes in the contract, its handler, its test and the payload that other tests send.
 * It answers OK. The handler of an area that is split by subject goes into one of its folders: `launches/billing`.
 */
export function generateAction(draft: Draft, name: string, place: string): string[] {
  const [area = '', ...subjects] = place.split('/')
  checkSubjects(draft, area, subjects)
  const contract = `packages/contract/src/${area}`
  if (!draft.has(`${contract}/${area}.actions.ts`)) addArea(draft, area)
  addHandlers(draft, area)
  const start = startOf(name)
  const key = objectKey(name)
  draft.edit(
    `${contract}/${area}.actions.ts`,
    addEntry(`${area}Actions`, { key: name, text: `${key}: ${start.row}` }),
  )
  draft.edit(
    `${contract}/${area}.schemas.ts`,
    addEntry(`${area}Schemas`, { key: name, text: `${key}: ${shapesOf(name, start)}` }),
    addImport('describeAction', '../core/action-schema.ts'),
    addImport('ok', '../core/action-schema.ts'),
    ...start.imports.map(([constant, from]) => addImport(constant, from)),
  )
  const up = '../'.repeat(2 + subjects.length)
  draft.create(`${server}/${place}/${name}.action.ts`, handlerFile(name, start, `${up}action`))
  draft.create(`server/test/${area}/${name}.test.ts`, start.testFile(name))
  const isOnBrand = start.policy === 'onBrand'
  if (!isOnBrand) draft.edit(undo, addEntry('actsOf', { key: name, text: `${key}: []` }, 'last'))
  if (isOnBrand)
    draft.edit(
      `${payloads}/brands.ts`,
      addEntry('brandPayloads', { key: name, text: `${key}: (subject) => brandOf(subject)` }),
      addImport('brandOf', './subject.ts'),
    )
  return [
    `Its kind and least role: ${contract}/${area}.actions.ts`,
    `Its payload and reply: ${contract}/${area}.schemas.ts`,
    `A payload for the tests, if it takes ${isOnBrand ? 'more than a brand' : 'one'}: ${payloads}/`,
    `The ${isOnBrand ? 'commands that change its reply' : 'queries whose replies it changes'}: ${stale}`,
    ...(isOnBrand ? [] : [`What a user does with it, and how that is undone: ${undo}`]),
    'Then: npm run docs',
  ]
}

// A folder beside those of the area, or a file beside its folders, would belong to no subject.
function checkSubjects(draft: Draft, area: string, subjects: readonly string[]): void {
  const folder = [server, area, ...subjects].join('/')
  if (subjects.length > 0 && !draft.has(folder)) throw new CannotGenerate(`${folder} does not exist`)
  const inside = draft.list(folder)
  if (inside.length > 0 && !inside.some((name) => name.endsWith('.ts')))
    throw new CannotGenerate(
      `${area} is split by subject: name one of ${inside.join(', ')}, as in ${area}/${inside[0]}`,
    )
}

const shapesOf = (name: string, { payload, examplePayload }: ActionStart) => `describeAction({
    summary: '${sentenceCase(name)}.',
    payload: ${payload},
    reply: ok,
    example: { payload: ${examplePayload}, reply: 'OK' },
  })`

function handlerFile(name: string, { policy }: ActionStart, action: string): string {
  return `import { defineAction } from '${action}/define.ts'
import { ${policy} } from '${action}/policies.ts'

export const ${camelCase(name)} = defineAction('${name}', {
  policy: ${policy === 'onBrand' ? 'onBrand()' : policy},
  handle: async () => 'OK',
})
`
}

// The first action of an area also adds the area's two tables in the contract, their lines in the tables of all calls,
// and its tag.
function addArea(draft: Draft, area: string): void {
  checkArea(draft, area)
  const folder = `packages/contract/src/${area}`
  draft.create(
    `${folder}/${area}.actions.ts`,
    `import type { ActionTable } from '../core/action-row.ts'

export const ${area}Actions = {} as const satisfies ActionTable
`,
  )
  draft.create(
    `${folder}/${area}.schemas.ts`,
    `import type { ActionSchema } from '../core/action-schema.ts'
import type { ${area}Actions } from './${area}.actions.ts'

export const ${area}Schemas = {} satisfies Record<keyof typeof ${area}Actions, ActionSchema>
`,
  )
  for (const [kind, table] of [
    ['actions', 'actions'],
    ['schemas', 'schemaRows'],
  ] as const) {
    const constant = `${area}${kind === 'actions' ? 'Actions' : 'Schemas'}`
    draft.edit(
      `packages/contract/src/${kind}.ts`,
      addEntry(table, { key: constant, text: `...${constant}` }),
      addImport(constant, `./${area}/${area}.${kind}.ts`),
    )
  }
  draft.edit(
    'packages/contract/src/openapi/tags.ts',
    addEntry('tags', {
      key: area,
      text: `${area}: { description: '${sentenceCase(area)}.', actions: ${area}Actions }`,
    }),
    addImport(`${area}Actions`, `../${area}/${area}.actions.ts`),
  )
}

// `npm run docs` writes the table of an area's handlers; its line in the table of all areas is written once.
function addHandlers(draft: Draft, area: string): void {
  const all = `${server}/handlers.ts`
  const constant = `${camelCase(area)}Handlers`
  if (draft.read(all).includes(`./generated/${area}.ts`)) return
  draft.edit(
    all,
    addEntry('handlerRows', { key: constant, text: `...${constant}` }),
    addImport(constant, `./generated/${area}.ts`),
  )
}
