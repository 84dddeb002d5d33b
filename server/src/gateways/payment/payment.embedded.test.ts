import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { clockFrom } from '../../clock.ts'
import { keepCard, webhookSecret } from './embedded/embedded-payment.repo.ts'
import { signDelivery, signatureHeader } from './embedded/signature.ts'
import { readCard, testCards } from './embedded/test-cards.ts'
import { createEmbeddedPayments } from './payment.embedded.ts'
import { newOrder, type PageStep, paymentSuite } from './payment.suite.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const date = new Date('2026-11-22T09:00:00Z')
const gateway = createEmbeddedPayments(
  knex,
  clockFrom(() => date),
)
const numbers = { pay: '4242424242424242', payWithQuestion: '4000002500003155', decline: '4000000000000002' }
const typed = (number: string) => ({ number, expiry: '04 / 31', code: '123' })

paymentSuite('embedded', async () => ({
  gateway,
  async act(ref: string, step: PageStep) {
    const { page } = gateway
    if (step === 'leave') await page.leave(ref)
    else if (step === 'approve' || step === 'refuse') await page.answer(ref, step === 'approve')
    else await page.payByCard(ref, typed(numbers[step]))
  },
  async deliveryOf(ref: string, now: Date) {
    const { id, type } = await knex('embedded_payment_event').where({ paymentRef: ref }).first()
    const body = JSON.stringify({ id, type, data: { payment: ref } })
    return { body, headers: { [signatureHeader]: signDelivery(body, await webhookSecret(knex), now) } }
  },
  async badCard(customer: string, fault: 'refused' | 'asked') {
    const number = fault === 'refused' ? '4000000000000341' : '4000002760003184'
    return (await keepCard(knex, { customer, number, expiry: '2031-04' })).id
  },
}))

test.each(Object.entries(testCards))('the published number %s does as it says', async (number, card) => {
  const { ref } = await gateway.createCheckout(newOrder())
  await gateway.page.payByCard(ref, typed(number))
  const { status, refusal } = await gateway.get(ref)
  expect(refusal).toBe(card.refusal ?? (card.isRefusedLater ? 'declined' : null))
  expect(status).toBe(refusal ? 'open' : card.authentication ? 'authentication' : 'paid')
})

test.each([
  [{ number: '4111 1111 1111 1111' }, { fault: 'notATestCard' }],
  [{ number: 'toString' }, { fault: 'notATestCard' }],
  [{ expiry: '13/31' }, { fault: 'badExpiry' }],
  [{ expiry: 'soon' }, { fault: 'badExpiry' }],
  [{ expiry: '10/26' }, { refusal: 'expiredCard' }],
  [{ expiry: '11 / 2026' }, { number: numbers.pay, expiry: '2026-11' }],
  [{ code: '12' }, { fault: 'badCode' }],
  [{ number: '4242-4242-4242-4242' }, { number: numbers.pay, expiry: '2031-04' }],
])('reads a card with %o as %o', (change, read) => {
  expect(readCard({ ...typed(numbers.pay), ...change }, date)).toEqual(read)
})

test('no number but a published one is kept', async () => {
  const { ref } = await gateway.createCheckout(newOrder())
  const real = '4111111111111111'
  expect(await gateway.page.payByCard(ref, typed(real))).toEqual({ fault: 'notATestCard' })
  expect(JSON.stringify(await knex('embedded_payment').where({ ref }).first())).not.toContain(real)
  expect(await knex('embedded_card').where({ number: real })).toEqual([])
})
