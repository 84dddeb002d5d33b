import { v7 as uuidv7 } from 'uuid'
import type { ActionName } from '@aloft/contract/actions'
import { createLaunchableAd, grantCredit } from '../support/launches.ts'
import { callAt, type TestServer } from '../support/test-server.ts'
import { cardNumbers, keepTestCard, startTestTrial } from '../support/payments.ts'
import { createAccount, createBrand, type Login } from '../support/world.ts'
import type { Fleet } from './fleet.ts'

export interface WalkedAd {
  readonly subject: { readonly ideaId: string; readonly balloonId: string; readonly componentId: string }
  readonly owner: Login
}

/** The users of a walk and their nodes. */
export interface WalkWorld {
  /** A node that only reads the database and triggers due work. */
  readonly home: TestServer
  readonly fleet: Pick<Fleet, 'urls'>
  readonly ads: readonly WalkedAd[]
  readonly owners: readonly Login[]
  readonly admin: Login
  /** Answers that must never occur. */
  readonly troubles: string[]
}

// Plans with a commission of 20, 15 and 10 % of the spend; two have a stored card, which pays the next month
// or doesn't.
const plans = { 'basic-2407': null, 'grow-2407': cardNumbers.pays, 'expand-2407': cardNumbers.refusedLater }
const budgets = [150, 237.61, 99.99, 412.37]

/** Owners with one-off and monthly ads, and one subscriber for each stored card. */
export async function createWalkWorld(
  home: TestServer,
  fleet: Pick<Fleet, 'urls'>,
  { adsOfEach, cards }: { readonly adsOfEach: number; readonly cards: readonly string[] },
): Promise<WalkWorld> {
  const owners: Login[] = []
  const ads: WalkedAd[] = []
  for (const [plan, card] of Object.entries(plans)) {
    const owner = await createAccount(home)
    if (card) await keepTestCard(home, owner, card)
    const ideaId = await createBrand(home, { userId: owner.id })
    for (let n = 0; n < adsOfEach; n++) {
      const balloonId = await createLaunchableAd(home, ideaId, {
        'component/c1/plannedBudget': budgets[n % budgets.length] ?? 150,
        'component/c1/fundingRecurrence': n % 2 === 0 ? 'oneOff' : 'monthly',
      })
      ads.push({ owner, subject: { ideaId, balloonId, componentId: 'c1' } })
    }
    await home.database.knex('user_account').where({ id: owner.id }).update({ planLabel: plan })
    await grantCredit(home, ideaId, 100_000)
    owners.push(owner)
  }
  for (const number of cards) {
    const owner = await createAccount(home)
    await startTestTrial(home, owner, { planLabel: 'grow-2407', number })
    owners.push(owner)
  }
  const admin = await createAccount(home, { isAdmin: true })
  return { home, fleet, ads, owners, admin, troubles: [] }
}

/** One of the live nodes. */
export function anyNode({ fleet }: Pick<WalkWorld, 'fleet'>): string {
  const urls = fleet.urls()
  return urls[Math.floor(Math.random() * urls.length)] ?? 'http://127.0.0.1:1'
}

/** A call like the app's: if the node dies meanwhile, the next node gets it with the same key. */
export async function ask(
  world: WalkWorld,
  name: ActionName,
  payload: object,
  { token }: Login,
): Promise<Record<string, unknown>> {
  const key = uuidv7()
  for (let tries = 0; tries < 40; tries++) {
    try {
      const { status, body } = await callAt(anyNode(world))(name, payload, { token, key })
      if (status === 500) world.troubles.push(`${name} ${JSON.stringify(body)}`)
      return Object(body) as Record<string, unknown>
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  world.troubles.push(`${name}: nobody answers`)
  return {}
}
