import { afterEach, describe, expect, it } from 'vitest'
import { cardNumbers, keepTestCard, startTestTrial } from '../support/payments.ts'
import { onDay } from '../support/plans.ts'
import { ownAddress } from '../support/own-address.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const server = await useServer({
  privateOrigins: [],
  env: { ...(await ownAddress()), PRODUCT_NAME: 'Skylark', SELLER_COUNTRY: 'DE' },
})
const { knex } = server.database

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

interface Payments {
  payments: (Record<string, unknown> & { _id: string; invoiceUrl: string | null })[]
  isMore: boolean
}

async function paymentsOf({ token }: Login, payload: object = {}): Promise<Payments> {
  const { status, body } = await server.call('get-payments', payload, { token })
  expect(status).toBe(200)
  return body as Payments
}

describe('payments (ACT-121, PLN-20)', () => {
  it('name date, product, type, receipt and amount of a charge', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { planLabel: 'grow-2407' })
    expect(await paymentsOf(login)).toEqual({ payments: [], isMore: false })
    await onDay(server, 10.1)
    const { payments } = await paymentsOf(login)
    const { number } = await knex('receipt').where({ ownerId: login.id }).first()
    expect(payments).toEqual([
      {
        _id: expect.any(String),
        date: expect.any(String),
        productName: 'Flat (Pro) plan, monthly',
        type: 'plan',
        status: 'paid',
        invoiceId: number,
        amount: 70.21,
        vat: 11.21,
        creditUsed: 0,
        currency: 'EUR',
        invoiceUrl: expect.stringMatching(/^\/api\/receipt\?key=[0-9a-f]{64}$/),
      },
    ])
  })

  it('name a charge that a bank refused, without a receipt', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { planLabel: 'basic-2407', number: cardNumbers.refusedLater })
    await onDay(server, 10.1)
    const { payments } = await paymentsOf(login)
    expect(payments).toMatchObject([
      {
        productName: 'Flat plan, monthly',
        type: 'plan',
        status: 'failed',
        invoiceId: null,
        amount: 34.51,
        invoiceUrl: null,
      },
    ])
  })

  it('come page by page, newest first, each once and to nobody else', async () => {
    const [login, other] = [await createAccount(server), await createAccount(server)]
    await startTestTrial(server, login, { planLabel: 'basic-2407' })
    await onDay(server, 10.1)
    const first = await knex('receipt').where({ ownerId: login.id }).first()
    for (let number = 0; number < 29; number++) {
      const [reference, id] = [`test:${crypto.randomUUID()}`, idAfter(first.id, number)]
      await knex('ledger_posting').insert({ id, reference, kind: 'test', date: first.date })
      const { key: _, ...receipt } = first
      await knex('receipt').insert({ ...receipt, id, reference, number: reference })
    }
    const page = await paymentsOf(login)
    expect(page).toMatchObject({ isMore: true, payments: { length: 25 } })
    const rest = await paymentsOf(login, { before: page.payments.at(-1)?._id })
    expect(rest).toMatchObject({ isMore: false, payments: { length: 5 } })
    const ids = [...page.payments, ...rest.payments].map(({ _id }) => _id)
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
    expect(ids).toHaveLength(30)
    expect(await paymentsOf(other)).toEqual({ payments: [], isMore: false })
  })
})

/** A later id than another. */
const idAfter = (id: string, number: number) => `fff${number.toString(16).padStart(2, '0')}${id.slice(5)}`

describe('the address of a receipt', () => {
  async function chargedAccount() {
    const login = await createAccount(server)
    await startTestTrial(server, login)
    await onDay(server, 10.1)
    const url = (await paymentsOf(login)).payments[0]?.invoiceUrl ?? ''
    return { login, url }
  }

  it('leads to a PDF without a login', async () => {
    const { url } = await chargedAccount()
    const response = await fetch(new URL(url, server.url))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="receipt-\d{4}-\d{6}\.pdf"$/,
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each(['', '?key=', '?key=0', `?key=${'0'.repeat(64)}`])(
    'leads nowhere with another key: %s',
    async (query) => {
      await chargedAccount()
      const response = await fetch(new URL(`/api/receipt${query}`, server.url))
      expect(response.status).toBe(404)
    },
  )

  it('takes nothing but a GET', async () => {
    const { url } = await chargedAccount()
    const response = await fetch(new URL(url, server.url), { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('the card of a plan', () => {
  const setCard = (login: Login, paymentMethodId: string) =>
    server.call('set-payment-method', { paymentMethodId }, { token: login.token })

  it('can be another one, which the next period is charged to', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { number: cardNumbers.refusedLater })
    const { paymentMethodId } = await keepTestCard(server, login)
    expect(await setCard(login, paymentMethodId)).toMatchObject({ status: 200, body: 'OK' })
    const { body } = await server.call('get-subscription', {}, { token: login.token })
    expect(body).toMatchObject({ subscription: { paymentMethodId, status: 'trial' }, vatPercent: 19 })
    await onDay(server, 10.1)
    expect(await paymentsOf(login)).toMatchObject({ payments: [{ status: 'paid' }] })
  })

  it('is one of the caller’s own', async () => {
    const [login, other] = [await createAccount(server), await createAccount(server)]
    await startTestTrial(server, login)
    const { paymentMethodId } = await keepTestCard(server, other)
    expect(await setCard(login, paymentMethodId)).toMatchObject({
      status: 400,
      body: { error: 'invalidPayload', field: 'paymentMethodId' },
    })
  })

  it('needs a plan that is charged', async () => {
    const login = await createAccount(server)
    const { paymentMethodId } = await keepTestCard(server, login)
    expect((await setCard(login, paymentMethodId)).body).toEqual({ error: 'noPlan' })
    await startTestTrial(server, login, { number: cardNumbers.refusedLater })
    await onDay(server, 10.1)
    expect((await setCard(login, paymentMethodId)).body).toEqual({ error: 'noPlan' })
  })
})
