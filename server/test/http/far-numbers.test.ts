import { type ActionName, actionRow, actions } from '@aloft/contract/actions'
import { schemas } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createHeaders, createPayload } from '../support/payloads.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const plan = 'expand-2407'
const login = await createAccount(server, { plan, isAdmin: true })
const ideaId = await createBrand(server, { userId: login.id })

type Path = readonly string[]
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

/** Paths of the numbers in a payload. */
function numbersIn({ type, properties = {}, anyOf = [], oneOf = [] }: Shape, path: Path = []): Path[] {
  if (type === 'number' || type === 'integer') return [path]
  const inside = Object.entries(properties).flatMap(([key, shape]) => numbersIn(shape, [...path, key]))
  return [...inside, ...[...anyOf, ...oneOf].flatMap((shape) => numbersIn(shape, path))]
}

function withNumber(payload: unknown, [key, ...rest]: Path, number: number): unknown {
  if (key === undefined) return number
  const fields = Object(payload) as Record<string, unknown>
  return { ...fields, [key]: withNumber(fields[key], rest, number) }
}

const places = (Object.keys(actions) as ActionName[])
  .filter((name) => name !== 'payment-webhook')
  .flatMap((name) => {
    const shape = z.toJSONSchema(schemas[name].payload, { io: 'input', unrepresentable: 'any' })
    return numbersIn(shape as Shape).map((path) => [name, path.join('.')] as const)
  })

it('knows calls with numbers', () => {
  expect(places).toContainEqual(['get-brief-history', 'before'])
  expect(places).toContainEqual(['check-scan-website', 'after'])
  expect(places.length).toBeGreaterThan(8)
})

// Beyond smallint, int4, the exact range of a double, and bigint.
const far = [32_768, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, Number.MAX_SAFE_INTEGER, -1, 0, 0.5, 1e19, 1e300]

it.each(places)('%s takes or refuses any number as %s, and never fails by it', async (name, path) => {
  const about = ['guest', 'collaborator', 'owner'].includes(actionRow(name).who)
  for (const number of far) {
    const payload = await createPayload(name, { server, login, ideaId: about ? ideaId : undefined })
    const sent = withNumber(payload, path.split('.'), number)
    const headers = await createHeaders(name, server, sent)
    const { status, body } = await server.call(name, sent, { token: login.token, headers })
    expect([200, 400, 409], `${number}: ${JSON.stringify(body)}`).toContain(status)
  }
})
