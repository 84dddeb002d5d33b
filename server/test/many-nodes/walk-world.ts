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

/** Whoever acts in a walk, and where. */
export interface WalkWorld {
  /** A node that only serves to look at the database, and to have fall due what is. */
  readonly home: TestServer
  readonly fleet: Pick<Fleet, 'urls'>
  readonly ads: readonly WalkedAd[]
  readonly owners: readonly Login[]
  readonly admin: Login
  /** Answers that nobody should ever get. */
  readonly troubles: string[]
}

// Their plans take 20, 15 and 10 % of what is spent; of two a card is kept, which pays the next month or does not.
const plans = { 'basic-2407': null, 'grow-2407': cardNumbers.pays, 'expand-2407': cardNumbers.refusedLater }
const budgets = [150, 237.61, 99.99, 412.37]

/** Owners with ads of one payment and of months, and one subscriber for each card that is kept. */
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

/** One of the nodes, for now. */
export function anyNode({ fleet }: Pick<WalkWorld, 'fleet'>): string {
  const urls = fleet.urls()
  return urls[Math.floor(Math.random() * urls.length)] ?? 'http://127.0.0.1:1'
}

/** A call as the app makes it: where the node dies meanwhile, another one is asked with the same key. */
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
