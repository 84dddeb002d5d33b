import { expect, it } from 'vitest'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { createMonthlyAds } from '../support/monthly-ads.ts'
import { cardNumbers, eventOf, signedHeaders, startTestTrial, submitCard } from '../support/payments.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { ownAddress } from '../support/own-address.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({
  privateOrigins: [],
  env: { ...(await ownAddress()), AD_SIMULATOR_SEED: 'nightjar' },
})
const { knex } = server.database

async function owner(credit = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  if (credit > 0) await grantCredit(server, ideaId, credit)
  return { login, subject: { ideaId, balloonId, componentId: 'c1' } }
}

const numbersOf = (ownerId: string) => knex('receipt').where({ ownerId }).pluck('number')

async function expectAudited(ownerId: string): Promise<void> {
  expect([...(await auditLedger(knex)), ...(await auditOwner(knex, ownerId))]).toEqual([])
}

it('numbers charges of many owners at once, each once and none left out', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, () => owner(17_850)))
  const trials = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const login = await createAccount(server)
      await startTestTrial(server, login)
      return { login }
    }),
  )
  const launched = owners.map(({ login, subject }) => server.call('launch-ad', subject, login))
  const skipped = trials.map(({ login }) => server.call('skip-trial', {}, login))
  for (const { body } of await Promise.all([...launched, ...skipped]))
    expect(body).not.toHaveProperty('error')
  const numbers = await Promise.all([...owners, ...trials].map(({ login }) => numbersOf(login.id)))
  for (const own of numbers) expect(own).toHaveLength(1)
  expect(new Set(numbers.flat()).size).toBe(16)
  for (const { login } of [...owners, ...trials]) await expectAudited(login.id)
})

it.each([1, 2, 3])('issues one receipt if all report a payment at once (%i)', async () => {
  const { login, subject } = await owner()
  const { body } = await server.call('pay-ad', { ...subject, method: 'card', creditAmount: 0 }, login)
  const { paymentId, url } = body as { paymentId: string; url: string }
  await submitCard(server, url, cardNumbers.pays)
  const event = await eventOf(server, url.split('/').at(-1) ?? '')
  const headers = await signedHeaders(server, JSON.stringify(event))
  await knex('due_work')
    .where({ kind: 'settle-payment', subject: paymentId })
    .update({ dueDate: new Date(0) })
  await Promise.all([
    server.call('payment-webhook', event, { headers }),
    server.call('confirm-payment', { paymentId }, login),
    passHours(server, 0),
    server.call('payment-webhook', event, { headers }),
    server.call('confirm-payment', { paymentId }, login),
  ])
  await workOff(server)
  expect(await numbersOf(login.id)).toHaveLength(1)
  await expectAudited(login.id)
})

it('issues one receipt for each month that several nodes renew together', async () => {
  const { login, endMonths } = await createMonthlyAds(server, {
    count: 3,
    card: cardNumbers.pays,
    creditLeft: 17_850,
  })
  await endMonths(4)
  expect(await numbersOf(login.id)).toHaveLength(6)
  await expectAudited(login.id)
})
