import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { addHours } from '@aloft/domain/core/dates'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { keepTestCard } from './payments.ts'
import { createLaunchableAd, grantCredit, passHours } from './launches.ts'
import type { TestServer } from './test-server.ts'
import { createAccount, createBrand } from './world.ts'

/** Monthly price of a monthly ad in minor units, including VAT, and the length of its months in days. */
export const month = 17_850
export const monthDays = 6

/**
 * Live monthly ads of one owner, whose first months used all credit except `creditLeft`; if there's a card,
 * it's stored for the next months.
 */
export async function createMonthlyAds(
  server: TestServer,
  { count = 1, card, creditLeft = 0 }: { count?: number; card: string | null; creditLeft?: number },
) {
  const { knex } = server.database
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  await grantCredit(server, ideaId, count * month + creditLeft)
  if (card) await keepTestCard(server, login, card)
  const subjects = []
  for (let n = 0; n < count; n++) {
    const balloonId = await createLaunchableAd(server, ideaId, {
      'component/c1/fundingRecurrence': 'monthly',
    })
    const subject = { ideaId, balloonId, componentId: 'c1' }
    const { body } = await server.call('launch-ad', subject, login)
    if (Object.hasOwn(Object(body), 'error')) throw new Error(`not launched: ${JSON.stringify(body)}`)
    subjects.push(subject)
  }
  await passHours(server, 50)
  // Their months are short and end together, and whether they are worth their money is not asked.
  const launches = knex('ad_run').where({ ownerId: login.id })
  const { startDate } = await launches.clone().orderBy('startDate', 'desc').first('startDate')
  const endDate = addHours(startDate, monthDays * 24)
  await launches.clone().update({ expectedCost: null, durationDays: monthDays, endDate })
  const ads = subjects.map((subject) => ({
    ...subject,
    campaign: async () => (await server.call('get-ad-campaign', subject, login)).body as AdCampaign,
    stop: () => server.call('stop-ad', subject, login),
    launch: async () => (await server.call('launch-ad', subject, login)).body,
  }))
  const notificationsOf = async (kind: string) =>
    (
      (await server.call('get-notifications', {}, login)).body as {
        notifications: { kind: string; message: string }[]
      }
    ).notifications.filter((one) => one.kind === kind)
  return {
    login,
    ideaId,
    ads,
    notificationsOf,
    mails: (name: string) => knex('mail').where({ name }).whereRaw(`payload ->> 'userId' = ?`, [login.id]),
    payments: () => knex('payment').where({ ownerId: login.id, purpose: 'ad' }).orderBy('id'),
    balances: () => balancesOf(knex, login.id),
    /** Several nodes process all the ads once their months are over. */
    async endMonths(nodes = 1): Promise<void> {
      await knex('product_clock').increment('offsetHours', 24 * (monthDays + 0.5))
      const launchIds: string[] = await launches.clone().pluck('id')
      for (let node = 0; node < nodes; node++)
        for (const launchId of launchIds) await server.queue.add(knex, 'advance-launch', { launchId })
      await passHours(server, 0)
    },
  }
}
