/** What a new call starts as: its lines in the contract, its policy and its test. */
export interface ActionStart {
  row: string
  payload: string
  examplePayload: string
  /** The names that the payload needs, and their files. */
  imports: readonly (readonly [name: string, from: string])[]
  policy: 'signedIn' | 'onBrand'
  testFile: (name: string) => string
}

const brandQuery: ActionStart = {
  row: "{ kind: 'query', who: 'guest' }",
  payload: 'z.object({ ideaId: brandId })',
  examplePayload: "{ ideaId: '01936b2e-0000-7000-8000-000000000101' }",
  imports: [
    ['z', 'zod'],
    ['brandId', '../core/fields.ts'],
  ],
  policy: 'onBrand',
  testFile: (name) => `import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const owner = await createAccount(server)
const ideaId = await createBrand(server, { userId: owner.id })

it('answers the owner of the brand', async () => {
  const { token } = owner
  expect(await server.call('${name}', { ideaId }, { token })).toMatchObject({ status: 200, body: 'OK' })
})

it('refuses a user without a role on the brand', async () => {
  const { token } = await createAccount(server)
  expect(await server.call('${name}', { ideaId }, { token })).toMatchObject({ status: 403 })
})
`,
}

const userCommand: ActionStart = {
  row: "{ kind: 'command', who: 'user' }",
  payload: 'nothing',
  examplePayload: '{}',
  imports: [['nothing', '../core/action-schema.ts']],
  policy: 'signedIn',
  testFile: (name) => `import { expect, it } from 'vitest'
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
`,
}

/** A call named for reading starts as a query of a brand, any other as a command of a signed-in user without payload. */
export function startOf(name: string): ActionStart {
  return /^(count|get|list)-/.test(name) ? brandQuery : userCommand
}
