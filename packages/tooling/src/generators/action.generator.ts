import { addEntry, addImport } from './edits.ts'
import { checkArea } from './generator.ts'
import type { Draft } from './generator.ts'
import { camelCase, objectKey, sentenceCase } from './names.ts'

const handlers = 'server/src/areas/handlers.ts'

/**
 * An API action: its line and its shapes in the contract, its handler and its test. It starts as a command
 * of a signed-in user that takes nothing and answers OK; kind, least role and shapes are then edited.
 */
export function generateAction(draft: Draft, name: string, area: string): void {
  const folder = `packages/contract/src/${area}`
  if (!draft.has(`${folder}/${area}.actions.ts`)) addArea(draft, area)
  const key = objectKey(name)
  const constant = camelCase(name)
  draft.edit(
    `${folder}/${area}.actions.ts`,
    addEntry(`${area}Actions`, { key: name, text: `${key}: { kind: 'command', who: 'user' }` }),
  )
  draft.edit(
    `${folder}/${area}.schemas.ts`,
    addEntry(`${area}Schemas`, { key: name, text: `${key}: ${shapesOf(name)}` }),
    addImport('describeAction', '../core/action-schema.ts'),
    addImport('nothing', '../core/action-schema.ts'),
    addImport('ok', '../core/action-schema.ts'),
  )
  draft.create(`server/src/areas/${area}/${name}.action.ts`, handlerFile(name))
  draft.create(`server/test/${area}/${name}.test.ts`, testFile(name))
  draft.edit(
    handlers,
    addEntry('handlers', { key: name, text: key === constant ? key : `${key}: ${constant}` }),
    addImport(constant, `./${area}/${name}.action.ts`),
  )
}

const shapesOf = (name: string) => `describeAction({
    summary: '${sentenceCase(name)}.',
    payload: nothing,
    reply: ok,
    example: { payload: {}, reply: 'OK' },
  })`

function handlerFile(name: string): string {
  return `import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'

export const ${camelCase(name)} = defineAction('${name}', {
  policy: signedIn,
  handle: async () => 'OK',
})
`
}

function testFile(name: string): string {
  return `import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()

it('answers a signed-in user', async () => {
  const { token } = await createAccount(server)
  expect(await server.call('${name}', {}, { token })).toMatchObject({ status: 200, body: 'OK' })
})

it('refuses a caller without a session', async () => {
  expect(await server.call('${name}')).toMatchObject({ status: 401 })
})
`
}

// The first action of an area also adds the area's two tables, their lines in the tables of all calls, and
// its tag.
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
import { describeAction, nothing, ok } from '../core/action-schema.ts'
import type { ${area}Actions } from './${area}.actions.ts'

export const ${area}Schemas = {} satisfies Record<keyof typeof ${area}Actions, ActionSchema>
`,
  )
  for (const kind of ['actions', 'schemas'] as const) {
    const constant = `${area}${kind === 'actions' ? 'Actions' : 'Schemas'}`
    draft.edit(
      `packages/contract/src/${kind}.ts`,
      addEntry(kind, { key: constant, text: `...${constant}` }),
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
