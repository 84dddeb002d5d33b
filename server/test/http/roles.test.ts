import { isDeepStrictEqual } from 'node:util'
import { type ActionName, actionRow, actions } from '@aloft/contract/actions'
import { type StreamName, streamRow, streams } from '@aloft/contract/streams'
import { afterAll, describe, expect, it } from 'vitest'
import { lastStatus, sendMessage, sendToolOutput } from '../support/assistant.ts'
import { browserCookie } from '../support/payloads/accounts.ts'
import { createHeaders, createPayload, undoCall } from '../support/payloads.ts'
import { type Reply, startTestServer, useServer } from '../support/test-server.ts'
import { fingerprint } from '../support/tables.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login, openDevice } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database
const names = Object.keys(actions) as ActionName[]

// A team's brand, a personal brand of somebody else, and a personal brand for each person.
const plan = 'expand-2407'
const people = {
  stranger: await createAccount(server, { plan }),
  guest: await createAccount(server, { plan }),
  collaborator: await createAccount(server, { plan }),
  teamAdmin: await createAccount(server, { plan }),
  teamOwner: await createAccount(server, { plan }),
  brandOwner: await createAccount(server, { plan }),
  productAdmin: await createAccount(server, { plan, isAdmin: true }),
}
type Role = keyof typeof people | 'anonymous'
const roles = ['anonymous', ...Object.keys(people)] as Role[]

const teamId = await createTeam(server, { ownerId: people.teamOwner.id })
await joinTeam(server, { teamId, login: people.guest, role: 'guest' })
await joinTeam(server, { teamId, login: people.collaborator, role: 'collaborator' })
await joinTeam(server, { teamId, login: people.teamAdmin, role: 'admin' })
await joinTeam(server, { teamId, login: people.stranger, role: 'collaborator', inviteStatus: 'pending' })
const teamBrand = await createBrand(server, { userId: people.collaborator.id, teamId, title: 'Team brand' })
const foreignBrand = await createBrand(server, { userId: people.brandOwner.id, title: 'Foreign brand' })
const ownBrands = new Map<Role, string>()
for (const [role, { id: userId }] of Object.entries(people) as [Role, Login][]) {
  ownBrands.set(role, await createBrand(server, { userId, title: `Brand of ${role}` }))
}

const brands = ['own', 'team', 'foreign'] as const
type Brand = (typeof brands)[number]
type Rank = 'guest' | 'collaborator' | 'owner' | null

/** The role of each person on the team's brand and on the other person's; everybody owns their own. */
const ranks: Readonly<Record<Exclude<Role, 'anonymous'>, readonly [team: Rank, foreign: Rank]>> = {
  stranger: [null, null],
  guest: ['guest', null],
  collaborator: ['collaborator', null],
  teamAdmin: ['collaborator', null],
  teamOwner: ['owner', null],
  brandOwner: [null, 'owner'],
  productAdmin: ['owner', 'owner'],
}

function rankOn(brand: Brand, role: Exclude<Role, 'anonymous'>): Rank {
  const [team, foreign] = ranks[role]
  return { own: 'owner' as const, team, foreign }[brand]
}

/** The contract's rule for a call: allowed, or the refusal. */
function verdict(name: ActionName, role: Role, brand: Brand | undefined) {
  const { who } = actionRow(name)
  if (who === 'anonymous') return 'allowed'
  if (role === 'anonymous') return { status: 401, error: 'notLoggedIn' }
  if (who === 'user') return 'allowed'
  if (who === 'admin') return role === 'productAdmin' ? 'allowed' : { status: 403, error: 'notAdmin' }
  const order: Rank[] = [null, 'guest', 'collaborator', 'owner']
  const rank = brand ? rankOn(brand, role) : null
  return order.indexOf(rank) >= order.indexOf(who) ? 'allowed' : { status: 403, error: 'forbidden' }
}

function isAboutBrand(name: ActionName): boolean {
  return ['guest', 'collaborator', 'owner'].includes(actionRow(name).who)
}

const cells = names.flatMap((name) =>
  roles.flatMap((role) => {
    const about = isAboutBrand(name)
      ? brands.filter((brand) => brand !== 'own' || role !== 'anonymous')
      : [undefined]
    return about.map((brand) => ({ name, role, brand, expected: verdict(name, role, brand) }))
  }),
)

let addresses = 0
async function callAs(
  role: Role,
  name: ActionName,
  brand: Brand | undefined,
  mayWrite: boolean,
): Promise<Reply & { hasWritten: boolean }> {
  // Each with its own session and address, so that neither a logout nor a limit affects the next call.
  const person = role === 'anonymous' ? undefined : people[role]
  const login = person && { ...person, ...(await openDevice(server, person.id)) }
  const ideaId = { own: ownBrands.get(role), team: teamBrand, foreign: foreignBrand }[brand ?? 'own']
  const payload = await createPayload(name, { server, login, ideaId })
  const options = {
    headers: {
      'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}`,
      cookie: browserCookie,
      ...(await createHeaders(name, server, payload)),
    },
    ...(login && { token: login.token }),
  }
  const written = async () => (mayWrite ? null : fingerprint(knex))
  const before = await written()
  const reply = await server.call(name, payload, options)
  const hasWritten = !isDeepStrictEqual(await written(), before)
  await undoCall(name, { server, login, ideaId })
  if (person) await knex('session').where({ userId: person.id }).delete()
  return { ...reply, hasWritten }
}

describe.each(roles)('%s', (role) => {
  const own = cells.filter((cell) => cell.role === role)

  it.each(own.filter(({ expected }) => expected === 'allowed'))(
    'may call $name, brand: $brand',
    async ({ name, brand }) => {
      const { status, body, hasWritten } = await callAs(role, name, brand, actionRow(name).kind !== 'query')
      expect({ status, body }).toEqual({ status: 200, body: expect.anything() })
      expect(hasWritten, 'a query wrote something').toBe(false)
      expect(['NOK', 'RELOGIN', 'NULL_USER']).not.toContain(body)
      expect(body).not.toHaveProperty('error')
      expect((body as { failureStatus?: string | null }).failureStatus ?? null).toBeNull()
    },
  )

  it.each(own.filter(({ expected }) => expected !== 'allowed'))(
    'may not call $name, brand: $brand',
    async ({ name, brand, expected }) => {
      const { status, body, hasWritten } = await callAs(role, name, brand, false)
      expect({ status, ...(body as object) }).toEqual(expected)
      expect(hasWritten).toBe(false)
    },
  )
})

const ofStreams = (Object.keys(streams) as StreamName[]).flatMap((name) =>
  roles.map((role) => ({ name, role, isAllowed: streamRow(name).who === 'user' && role !== 'anonymous' })),
)

/** How each stream is opened; no call waits for an output here. */
const opened = {
  'bot-send-message': (login: Login) => sendMessage(server, login),
  'bot-send-tool-call-output': (login: Login) =>
    sendToolOutput(server, login, {
      toolCall: crypto.randomUUID(),
      functionName: 'open_page',
      output: { isOpened: true },
    }),
} as const satisfies Record<StreamName, unknown>
const outcomes = {
  'bot-send-message': 'completed',
  'bot-send-tool-call-output': { error: 'toolCallNotFound' },
} as const satisfies Record<StreamName, unknown>

it.each(ofStreams.filter(({ isAllowed }) => isAllowed))('$role may open $name', async ({ name, role }) => {
  const person = people[role as keyof typeof people]
  const stream = await opened[name]({ ...person, ...(await openDevice(server, person.id)) })
  expect(stream.body ?? lastStatus(await stream.rest())).toEqual(outcomes[name])
})

it.each(ofStreams.filter(({ isAllowed }) => !isAllowed))('$role may not open $name', async ({ name }) => {
  const { status, body } = await opened[name]({ ...people.guest, token: 'x'.repeat(43) })
  expect({ status, body }).toEqual({ status: 401, body: { error: 'notLoggedIn' } })
})

describe('in production', async () => {
  const production = await startTestServer({
    database: server.database,
    env: {
      ALOFT_ENV: 'production',
      HOST: '127.0.0.1',
      ALLOW_EMBEDDED: 'ad-platform,mail,payment',
      SOCIAL_PLATFORMS: 'none',
    },
  })
  afterAll(() => production.stop())
  const ofDevelopment = names.filter((name) => actionRow(name).isDevelopmentOnly)

  it.each(ofDevelopment)('nobody may call %s', async (name) => {
    const { productAdmin: login } = people
    const payload = await createPayload(name, { server, login, ideaId: ownBrands.get('productAdmin') })
    const before = await fingerprint(knex)
    const { status, body } = await production.call(name, payload, { token: login.token })
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(await fingerprint(knex)).toEqual(before)
  })
})
