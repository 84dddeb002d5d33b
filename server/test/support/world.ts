import { v7 as uuidv7 } from 'uuid'
import { findMisfits } from '@aloft/domain/balloons/edit-checks.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { TeamRole } from '@aloft/domain/teams/roles.rules'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { createLinkCode, type LinkKind } from '../../src/areas/account/mailed-link.repo.ts'
import { linkExpiry } from '../../src/areas/account/mailed-link.rules.ts'
import { protectPassword } from '../../src/areas/account/password-hash.ts'
import { openSession } from '../../src/areas/account/session.service.ts'
import { insertBalloon } from '../../src/areas/balloons/balloon.service.ts'
import { lockBrandOwner } from '../../src/areas/balloons/balloon.repo.ts'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { inviteMember } from '../../src/areas/teams/invite.service.ts'
import { teamInviteMail } from '../../src/areas/teams/team-invite.mail.ts'
import { readSettings } from '../../src/env.ts'
import { balancesOf, post, type Posting } from '../../src/ledger/ledger.repo.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'
import type { TestServer } from './test-server.ts'

export interface Login {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly userToken: string
}

/** The password of every account created here. */
export const password = 'lamplight 39'
let passwordHash: Promise<string> | undefined

let count = 0

/** An account with its starting tokens and an open session. */
export async function createAccount(
  server: TestServer,
  options: { email?: string; username?: string; plan?: string; isAdmin?: boolean } = {},
): Promise<Login> {
  const id = uuidv7()
  const email = options.email ?? `person${++count}@clients.example`
  const { knex } = server.database
  const now = server.clock.real()
  await insertAccount(knex, {
    id,
    email,
    username: options.username ?? 'Mara Quinn',
    passwordHash: await (passwordHash ??= protectPassword(password)),
    language: 'en',
    referralCode: null,
    isAdmin: options.isAdmin ?? false,
    now,
  })
  if (options.plan) await knex('user_account').where({ id }).update({ planLabel: options.plan })
  await grantStartingTokens(knex, id, now)
  return { id, email, password, ...(await openDevice(server, id)) }
}

/** Another session of an account, as on another device. */
export async function openDevice(
  { database: { knex: db }, clock }: TestServer,
  userId: string,
): Promise<{ token: string; userToken: string }> {
  const { authToken, userToken } = await openSession({ db, clock }, userId)
  return { token: authToken, userToken }
}

/** The code of a link, as emailed to the account. */
export async function createLink(
  { database, clock }: TestServer,
  { id: userId, email }: Pick<Login, 'id' | 'email'>,
  kind: LinkKind,
): Promise<string> {
  const code = await database.knex.transaction((trx) =>
    createLinkCode(trx, {
      mailId: uuidv7(),
      userId,
      kind,
      email,
      expiryDate: linkExpiry(kind, clock.real()),
    }),
  )
  if (code === null) throw new Error('a newer link of the kind exists')
  return code
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

/**
 * An ad of a brand as created by the product: a campaign `c1` that leads to a page `c2`, with the given
 * values.
 */
export async function createBalloon(
  { database, clock }: TestServer,
  balloon: { ideaId: string; name?: string; values?: Record<string, JsonValue> },
): Promise<string> {
  const id = uuidv7()
  await insertBalloon(database.knex, {
    id,
    ideaId: balloon.ideaId,
    name: balloon.name ?? `Ad ${++count}`,
    platform: 'facebook',
    progress: 100,
    values: valuesWith(balloon.values ?? {}),
    now: clock.real(),
  })
  return id
}

/**
 * The values of a plain ad, overridden by those of a test; values that don't fit with them, such as texts of
 * another platform, are left out.
 */
function valuesWith(own: Record<string, JsonValue>): Record<string, JsonValue> {
  const plain: Record<string, JsonValue> = {
    componentOrder: [['c1'], ['c2']],
    sectionOrder: { c2: ['s1'] },
    'component/c1/type': 'facebookAdCampaign',
    'component/c1/fbTitle': 'A lamp that lasts',
    'component/c2/type': 'landingPage',
    'component/c2/sections/s1/type': 'Hero',
  }
  const misfits = new Set(findMisfits({}, { ...plain, ...own }))
  return { ...Object.fromEntries(Object.entries(plain).filter(([key]) => !misfits.has(key))), ...own }
}

/** Drafts of a brand without any values, for tests where only their number counts. */
export async function createDrafts(
  { database, clock }: TestServer,
  ideaId: string,
  count: number,
): Promise<void> {
  const drafts = Array.from({ length: count }, (_, n) => ({
    id: uuidv7(),
    ideaId,
    name: `Draft ${n}`,
    comparableName: `draft ${n}`,
    creationDate: clock.real(),
  }))
  await database.knex('balloon').insert(drafts)
}

/** The first version of a creative, as it was made. */
export function firstDraft(creativeId: string) {
  return { creativeId, number: 1, drafts: 1 }
}

/** A creative of a brand whose pictures aren't drawn yet. */
export async function createCreative(
  { database, clock }: TestServer,
  creative: { ideaId: string },
): Promise<string> {
  const id = uuidv7()
  await insertAdCreative(database.knex, {
    ...creative,
    id,
    balloonId: null,
    layout: 'bigType',
    creatives: {},
    now: clock.real(),
  })
  return id
}

export async function createTeam(
  { database, clock }: TestServer,
  team: { ownerId: string; name?: string },
): Promise<string> {
  const id = uuidv7()
  const { name = 'West Coast Studio', ownerId } = team
  await database.knex('team').insert({ id, name, ownerId, creationDate: clock.real() })
  return id
}

/** Adds an account to a team, or invites it if `inviteStatus` is pending. */
export async function joinTeam(
  { database, clock }: TestServer,
  member: {
    teamId: string
    login: Login
    role: Exclude<TeamRole, 'owner'>
    inviteStatus?: 'pending' | 'confirmed'
  },
): Promise<void> {
  await database.knex('team_member').insert({
    id: uuidv7(),
    teamId: member.teamId,
    userId: member.login.id,
    email: member.login.email,
    role: member.role,
    inviteStatus: member.inviteStatus ?? 'confirmed',
    creationDate: clock.real(),
  })
}

/**
 * Invites an address to a team through the service, as the product does; returns the code of the link in its
 * email.
 */
export async function invite(
  { database, clock }: TestServer,
  {
    teamId,
    email,
    role = 'collaborator',
  }: { teamId: string; email: string; role?: 'collaborator' | 'guest' },
): Promise<string> {
  const { ownerId: inviterId } = await database.knex('team').where({ id: teamId }).first('ownerId')
  // The mail is composed here, whether or not a worker is there to do it.
  const enqueue = async () => {}
  return database.knex.transaction(async (db) => {
    const invited = await inviteMember({ db, clock, enqueue }, { teamId, inviterId, email, role })
    if ('refusal' in invited) throw new Error(`nobody was invited: ${invited.refusal}`)
    const about = { memberId: invited.memberId, inviterId }
    const context = { db, now: clock.real(), settings: readSettings({}), mailId: uuidv7() }
    const mail = await teamInviteMail.compose(context, about)
    const code = new URL(mail?.link ?? '').searchParams.get('code')
    if (!code) throw new Error('the invitation has no code')
    return code
  })
}

/** Makes bookings that a test needs, for the payer of a brand. */
export async function bookForPayer(
  { database, clock }: TestServer,
  ideaId: string,
  entriesOf: (ownerId: string) => Posting['entries'],
): Promise<void> {
  await database.knex.transaction(async (trx) => {
    const { id } = await lockBrandOwner(trx, ideaId)
    const reference = `test-grant:${uuidv7()}`
    await post(trx, { reference, kind: 'test', date: clock.real(), entries: entriesOf(id) })
  })
}

/** Gives additional tokens to the payer of a brand. */
export async function grantTokens(server: TestServer, ideaId: string, amount: number): Promise<void> {
  await bookForPayer(server, ideaId, (ownerId) => [
    { ownerId, account: 'tokens:additional', unit: 'token', amount },
    { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -amount },
  ])
}

/** Adds or removes tokens of a kind, so that the account has this many. */
export async function setLedgerTokens(
  { database, clock }: TestServer,
  ownerId: string,
  account: 'tokens:monthly' | 'tokens:additional',
  count: number,
): Promise<void> {
  const { [account]: have = 0 } = await balancesOf(database.knex, ownerId)
  await database.knex.transaction((trx) =>
    post(trx, {
      reference: `test-tokens:${uuidv7()}`,
      kind: 'test',
      date: clock.real(),
      entries: [
        { ownerId, account, unit: 'token', amount: count - have },
        { ownerId: null, account: 'tokens:granted', unit: 'token', amount: have - count },
      ],
    }),
  )
}
