import { v7 as uuidv7 } from 'uuid'
import type { TeamRole } from '@aloft/domain/teams/roles.rules'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { protectPassword } from '../../src/areas/account/password-hash.ts'
import { openSession } from '../../src/areas/account/session.service.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { insertTeam, insertTeamMember } from '../../src/areas/teams/team.repo.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'
import type { TestServer } from './test-server.ts'

export interface Login {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly userToken: string
}

/** The password of every account made here; it is hashed once a file, since hashing is slow on purpose. */
export const password = 'lamplight 39'
let passwordHash: Promise<string> | undefined

let count = 0

/** An account with its starting tokens and an open session. */
export async function createAccount(
  server: TestServer,
  wish: { email?: string; username?: string; plan?: string; isAdmin?: boolean } = {},
): Promise<Login> {
  const id = uuidv7()
  const email = wish.email ?? `person${++count}@clients.example`
  const { knex } = server.database
  const now = server.clock.real()
  await insertAccount(knex, {
    id,
    email,
    username: wish.username ?? 'Mara Quinn',
    passwordHash: await (passwordHash ??= protectPassword(password)),
    language: 'en',
    referralCode: null,
    isAdmin: wish.isAdmin ?? false,
    now,
  })
  if (wish.plan) await knex('user_account').where({ id }).update({ plan_label: wish.plan })
  await grantStartingTokens(knex, id, now)
  return { id, email, password, ...(await openDevice(server, id)) }
}

/** One more session of an account, as another device would open it. */
export async function openDevice(
  { database: { knex: db }, clock }: TestServer,
  userId: string,
): Promise<{ token: string; userToken: string }> {
  const { authToken, userToken } = await openSession({ db, clock }, userId)
  return { token: authToken, userToken }
}

/** A brand of an account or, with `teamId`, of a team. */
export async function createBrand(
  { database, clock }: TestServer,
  brand: { userId: string; teamId?: string; title?: string; url?: string },
): Promise<string> {
  const { id } = await ideasOf(database.knex, brand.userId).insert({
    id: uuidv7(),
    teamId: brand.teamId ?? null,
    title: brand.title ?? 'Nightjar Lamps',
    url: brand.url ?? null,
    adGenData: {},
    now: clock.real(),
  })
  return id
}

export async function createTeam(
  { database, clock }: TestServer,
  team: { ownerId: string; name?: string },
): Promise<string> {
  const id = uuidv7()
  await insertTeam(database.knex, {
    id,
    name: team.name ?? 'West Coast Studio',
    ownerId: team.ownerId,
    now: clock.real(),
  })
  return id
}

/** Joins an account to a team, or invites it where `inviteStatus` is pending. */
export async function joinTeam(
  { database, clock }: TestServer,
  member: {
    teamId: string
    login: Login
    role: Exclude<TeamRole, 'owner'>
    inviteStatus?: 'pending' | 'confirmed'
  },
): Promise<void> {
  await insertTeamMember(database.knex, {
    id: uuidv7(),
    teamId: member.teamId,
    userId: member.login.id,
    email: member.login.email,
    role: member.role,
    inviteStatus: member.inviteStatus ?? 'confirmed',
    now: clock.real(),
  })
}
