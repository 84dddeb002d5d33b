import { describe, expect, it } from 'vitest'
import { ownAddress } from '../support/own-address.ts'
import {
  askForCard,
  cardNumbers,
  eventOf,
  signedHeaders,
  submitCard,
  submitPage,
} from '../support/payments.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const env = { ...(await ownAddress()), PAYMENT_DISORDER: '1' }
const server = await useServer({ env, privateOrigins: [] })
const { knex } = server.database

/** A card that the provider has stored and that we don't know yet. */
async function cardAtProvider(login: Login) {
  const { paymentId, url } = await askForCard(server, login)
  await submitCard(server, url, cardNumbers.pays)
  return { paymentId, ref: url.split('/').at(-1) ?? '' }
}

async function post(body: string, headers: Record<string, string>) {
  const response = await fetch(`${server.url}/api/payment-webhook`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}

const statusOf = (id: string) => knex('payment').where({ id }).first('status')
const cardsOf = (login: Login) => knex('payment_method').where({ userId: login.id })

describe('a delivery', () => {
  it('ends a payment once, however often and however many at once it comes', async () => {
    const login = await createAccount(server)
    const { paymentId, ref } = await cardAtProvider(login)
    const body = JSON.stringify(await eventOf(server, ref))
    const headers = await signedHeaders(server, body)
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, headers)))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: 'OK' })))
    expect(await post(body, headers)).toEqual({ status: 200, body: 'OK' })
    expect(await statusOf(paymentId)).toEqual({ status: 'paid' })
    expect(await cardsOf(login)).toHaveLength(1)
    expect(await knex('payment_event').where({ eventId: JSON.parse(body).id })).toHaveLength(1)
  })

  it.each([
    ['signed by nobody', async () => ({})],
    ['signed for another body', (body: string) => signedHeaders(server, `${body} `)],
    ['of six minutes ago', (body: string) => signedHeaders(server, body, 360)],
    ['of six minutes ahead', (body: string) => signedHeaders(server, body, -360)],
  ])('%s changes nothing', async (_, sign: (body: string) => Promise<Record<string, string>>) => {
    const login = await createAccount(server)
    const { paymentId, ref } = await cardAtProvider(login)
    const body = JSON.stringify(await eventOf(server, ref))
    expect(await post(body, await sign(body))).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(await statusOf(paymentId)).toEqual({ status: 'open' })
    expect(await cardsOf(login)).toEqual([])
  })

  it('says how a payment stood; how it stands is asked for, so that an early one may come late', async () => {
    const login = await createAccount(server)
    const { paymentId, url } = await askForCard(server, login)
    const ref = url.split('/').at(-1) ?? ''
    await submitCard(server, url, cardNumbers.asksOnce)
    const early = JSON.stringify(await eventOf(server, ref))
    expect(early).toContain('payment.authentication')
    await submitPage(server, url, { step: 'approve' })
    await knex('embedded_payment_event')
      .where({ id: JSON.parse(early).id })
      .update({ date: new Date(0) })
    const last = JSON.stringify(await eventOf(server, ref))
    expect(last).toContain('payment.paid')
    for (const body of [last, early]) await post(body, await signedHeaders(server, body))
    expect(await statusOf(paymentId)).toEqual({ status: 'paid' })
    expect(await cardsOf(login)).toHaveLength(1)
  })
})

it('a payment of an account that is gone ends without it', async () => {
  const login = await createAccount(server)
  const { paymentId, ref } = await cardAtProvider(login)
  await knex('user_account').where({ id: login.id }).delete()
  const body = JSON.stringify(await eventOf(server, ref))
  expect(await post(body, await signedHeaders(server, body))).toEqual({ status: 200, body: 'OK' })
  expect(await statusOf(paymentId)).toEqual({ status: 'paid' })
})

it('the provider sends events over HTTP, twice and in the wrong order, and each payment ends once', async () => {
  const logins = await Promise.all([createAccount(server), createAccount(server)])
  const [paid, left] = await Promise.all([askForCard(server, logins[0]), askForCard(server, logins[1])])
  await submitCard(server, paid.url, cardNumbers.refused)
  await submitCard(server, paid.url, cardNumbers.asksOnce)
  await submitPage(server, paid.url, { step: 'approve' })
  await submitPage(server, left.url, { step: 'leave' })
  await knex('due_work')
    .where('kind', 'deliver-payment-event')
    .update({ dueDate: new Date(0) })
  await server.fallDue()
  server.queue.wake('fast')
  const postEvent = () =>
    knex('payment_event')
      .join('embedded_payment_event', 'embedded_payment_event.id', 'eventId')
      .whereIn(
        'paymentRef',
        [paid, left].map(({ url }) => url.split('/').at(-1) ?? ''),
      )
  await expect.poll(async () => (await postEvent()).length).toBe(4)
  expect(await statusOf(paid.paymentId)).toEqual({ status: 'paid' })
  expect(await statusOf(left.paymentId)).toEqual({ status: 'canceled' })
  expect(
    await knex('payment_method').whereIn(
      'userId',
      logins.map(({ id }) => id),
    ),
  ).toHaveLength(1)
})

it('a payment without a returning payer or an event is polled, and canceled after a day', async () => {
  const logins = await Promise.all([createAccount(server), createAccount(server)])
  const [done, forgotten] = await Promise.all([cardAtProvider(logins[0]), askForCard(server, logins[1])])
  await knex('due_work').where('kind', 'deliver-payment-event').delete()
  const hours = async (offsetHours: number) => {
    await knex('product_clock').update({ offsetHours })
    await server.fallDue()
    server.queue.wake('fast')
  }
  await hours(1.1)
  await expect.poll(() => statusOf(done.paymentId)).toEqual({ status: 'paid' })
  expect(await statusOf(forgotten.paymentId)).toEqual({ status: 'open' })
  await expect.poll(() => knex('due_work').where({ subject: forgotten.paymentId }).first()).toBeDefined()
  await hours(24.5)
  await expect.poll(() => statusOf(forgotten.paymentId)).toEqual({ status: 'canceled' })
  await knex('product_clock').update({ offsetHours: 0 })
})
