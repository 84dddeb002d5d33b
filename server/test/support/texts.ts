import type { PayloadOf } from '@aloft/contract/schemas'
import { reserveTokens, settleTokens } from '../../src/ledger/token-reservation.ts'
import { type AdOwner, createAdOwner } from './ads.ts'
import type { TestServer } from './test-server.ts'
import { createBalloon } from './world.ts'

/** A brand with its brief and an ad for Facebook, whose campaign is the component `c1`. */
export async function createTextsOwner(server: TestServer): Promise<AdOwner & { balloonId: string }> {
  const owner = await createAdOwner(server)
  return { ...owner, balloonId: await createBalloon(server, { ideaId: owner.ideaId }) }
}
export type TextsOwner = Awaited<ReturnType<typeof createTextsOwner>>

/** Requests three more headlines of the ad, unless `change` overrides that. */
export function askForTexts(
  server: TestServer,
  { ideaId, balloonId, token }: TextsOwner,
  change: Partial<PayloadOf<'generate-texts'>> = {},
  key?: string,
) {
  const payload = { ideaId, balloonId, componentId: 'c1', kind: 'headlines', count: 3, ...change }
  return server.call('generate-texts', payload, { token, ...(key && { key }) })
}

/** Spends so many tokens of an account. */
export async function spendTokens(
  { database: { knex }, clock }: TestServer,
  ownerId: string,
  amount: number,
): Promise<void> {
  const [reference, now] = [`spent:${crypto.randomUUID()}`, clock.real()]
  await knex.transaction(async (trx) => {
    if (!(await reserveTokens(trx, { ownerId, reference, amount, now }))) throw new Error('too few tokens')
    await settleTokens(trx, reference, now)
  })
}
