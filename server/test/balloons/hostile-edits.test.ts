import { balloonLimits } from '@aloft/domain/balloons/balloon-limits.rules'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'
import { callsOn, ownAd } from './owned-ad.ts'

const server = await useServer()
const { knex } = server.database

const title = 'component/c1/fbTitle'
const metrics = 'component/c1/metrics'
const long = 'x'.repeat(balloonLimits.valueLength - 1)
const mine = await ownAd(server)

/** The reply to a body that's sent unchanged. */
async function post(action: string, body: string, more: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `bearer ${mine.login.token}`, ...more },
    body,
  })
  return { status: response.status, body: await response.json() }
}

function bodyWith(field: string): string {
  const { ideaId, balloonId } = mine
  return `{"ideaId":"${ideaId}","balloonId":"${balloonId}",${field}}`
}

const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const wrongValues: readonly [what: string, key: string, value: string][] = [
  ['what is no value', 'status', '"running"'],
  ['an unknown key', 'isAdmin', 'true'],
  ['an unknown key', 'constructor', '"x"'],
  ['an unknown key', 'component/c1/isAdmin', 'true'],
  ['an unknown key', 'component/c1/sections/s1/isAdmin', 'true'],
  ['no component', 'component//url', '"x"'],
  ['NUL', title, '"nul \\u0000"'],
  ['half a character', title, '"half \\ud83d"'],
  ['a text too long', title, JSON.stringify(long)],
  ['a list too long', metrics, `["${long}"]`],
  ['lists too deep', metrics, lists(balloonLimits.valueDepth + 1)],
  ['lists without end', metrics, lists(100_000)],
]

const wrongShapes: typeof wrongValues = [
  ['an object', title, '{"html":"<b>"}'],
  ['a list', title, '["x"]'],
  ['a number', title, '7'],
  ['no order', 'componentOrder', '"c1"'],
  ['an id with a slash', 'componentOrder', '[["c1/type"]]'],
  ['no order', 'sectionOrder', '{"c1":[1]}'],
]

describe.each([
  ['update-balloon', 'data', (key: string, value: string) => `"data":{"${key}":${value}}`],
  [
    'save-balloon',
    'balloon.data',
    (key: string, value: string) => `"balloon":{"name":"Autumn","data":{"${key}":[{"value":${value}}]}}`,
  ],
] as const)('%s', (action, path, field) => {
  it.each(wrongValues)('refuses %s under %s', async (_, key, value) => {
    const before = await fingerprint(knex)
    const reply = await post(action, bodyWith(field(key, value)))
    expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload', field: `${path}.${key}` } })
    expect(await fingerprint(knex)).toEqual(before)
  })

  it.each(wrongShapes)('takes no %s under %s', async (_, key, value) => {
    const before = await fingerprint(knex)
    const reply = await post(action, bodyWith(field(key, value)))
    expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload', field: `${path}.${key}` } })
    expect(await fingerprint(knex)).toEqual(before)
  })

  it.each([
    ['__proto__', '{"isAdmin":true}'],
    [metrics, '{"a":{"__proto__":1}}'],
  ])('refuses a body that sets a prototype under %s', async (key, value) => {
    const before = await fingerprint(knex)
    const reply = await post(action, bodyWith(field(key, value)))
    expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload' } })
    expect(await fingerprint(knex)).toEqual(before)
  })

  it('finds no ad of another brand, nor one that does not exist', async () => {
    const theirs = await ownAd(server)
    const other = await createBalloon(server, { ideaId: theirs.ideaId })
    const before = await fingerprint(knex)
    for (const balloonId of [theirs.balloonId, other, crypto.randomUUID()]) {
      const calls = callsOn(server, mine.login, { ideaId: mine.ideaId, balloonId })
      const { status, body } = await (action === 'update-balloon'
        ? calls.update({ [title]: 'mine', name: 'Mine' })
        : calls.save({ name: 'Mine', data: { [title]: [{ value: 'mine' }] } }))
      expect({ status, body }).toEqual({ status: 200, body: { error: 'balloonNotFound' } })
    }
    expect(await fingerprint(knex)).toEqual(before)
    const calls = callsOn(server, mine.login, theirs)
    expect((await calls.update({ [title]: 'mine' })).body).toEqual({ error: 'forbidden' })
  })
})

it.each([
  ['data', '"data":null'],
  ['data', '"data":[]'],
  ['data', '"data":"x"'],
  ['data', '"none":{}'],
  ['data.name', '"data":{"name":7}'],
  ['data.name', '"data":{"name":null}'],
  ['data.name', '"data":{"name":"nul \\u0000"}'],
  ['data.name', `"data":{"name":"${'x'.repeat(balloonLimits.nameLength + 1)}"}`],
])('update-balloon refuses a wrong %s: %s', async (field, text) => {
  const reply = await post('update-balloon', bodyWith(text))
  expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
})

it.each([
  ['balloon', '"balloon":null'],
  ['balloon.data', '"balloon":{"name":"A"}'],
  ['balloon.data', '"balloon":{"name":"A","data":[]}'],
  ['balloon.name', '"balloon":{"data":{}}'],
  ['balloon.name', '"balloon":{"name":"half \\ud83d","data":{}}'],
  [`balloon.data.${title}`, `"balloon":{"name":"A","data":{"${title}":"x"}}`],
  [`balloon.data.${title}`, `"balloon":{"name":"A","data":{"${title}":["x"]}}`],
  [`balloon.data.${title}`, `"balloon":{"name":"A","data":{"${title}":[{}]}}`],
  ['balloon.data.status', '"balloon":{"name":"A","data":{"status":[]}}'],
])('save-balloon refuses a wrong %s: %s', async (field, text) => {
  const reply = await post('save-balloon', bodyWith(text))
  expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
})

it.each(['update-balloon', 'save-balloon', 'duplicate-balloon'] as const)(
  '%s refuses what is no id',
  async (action) => {
    const { ideaId } = mine
    const rest = { data: {}, balloon: { name: 'A', data: {} } }
    for (const balloonId of ['', 'x', `${mine.balloonId}'`, 7, null]) {
      const { status, body } = await post(action, JSON.stringify({ ideaId, balloonId, ...rest }))
      expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'balloonId' } })
    }
  },
)

it('save-balloon looks at no history without end, whether the call has a key or not', async () => {
  const text = bodyWith(
    `"balloon":{"name":"A","data":{"${title}":[{"value":${lists(20_000)}},{"value":"x"}]}}`,
  )
  for (const headers of [{}, { 'idempotency-key': crypto.randomUUID() }]) {
    const before = await fingerprint(knex)
    const reply = await post('save-balloon', text, headers)
    expect(reply).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'balloon' } })
    expect(await fingerprint(knex)).toEqual(before)
  }
})

describe('bounds', () => {
  const many = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`component/${prefix}${i}/type`, 'link']))

  it('takes as many keys in one edit as an editor could ever change', async () => {
    const { update } = await ownAd(server)
    expect((await update(many(balloonLimits.keysPerEdit, 'c'))).status).toBe(200)
    const { status, body } = await update(many(balloonLimits.keysPerEdit + 1, 'c'))
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'data' } })
  })

  it('lets an ad grow up to its bound', async () => {
    const { balloonId, update, save, read } = await ownAd(server)
    const numKeys = Object.keys((await read()).data).length
    const { name } = await read()
    const histories = Object.fromEntries(
      Object.keys(many(balloonLimits.keysPerBalloon - numKeys, 'k')).map((key) => [key, [{ value: 'link' }]]),
    )
    expect((await save({ name, data: histories })).status).toBe(200)
    const { status, body } = await update({ 'component/one/type': 'link' })
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'data' } })
    expect((await update({ [title]: 'still editable' })).status).toBe(200)
    expect(
      await knex('balloon_value').where({ balloonId }).countDistinct({ n: 'key' }).first(),
    ).toMatchObject({ n: expect.toSatisfy((n: unknown) => Number(n) === balloonLimits.keysPerBalloon) })
  })
})
