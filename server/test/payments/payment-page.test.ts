import { describe, expect, it } from 'vitest'
import { askForCard, cardNumbers, keepTestCard, submitCard, submitPage } from '../support/payments.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer({ env: { PRODUCT_NAME: 'Skylark & Sons' } })
const { knex } = server.database
const login = await createAccount(server)
const { token } = login

describe('the page of the built-in provider', () => {
  it('says that no money moves, and loads, runs and frames nothing', async () => {
    const { url } = await askForCard(server, login)
    const response = await fetch(server.url + url)
    const html = await response.text()
    expect(html).toContain('Test page. No money moves.')
    expect(html).toContain('Skylark &amp; Sons')
    expect(html).toContain('<p class="what">For your plan and your ads</p>')
    expect(html).not.toMatch(/<script|<link|<img|src=|http/)
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('leads back to where it was asked for, with the payment', async () => {
    const { paymentId, url } = await askForCard(server, login)
    const { status, location } = await submitCard(server, url, cardNumbers.pays)
    expect({ status, location }).toEqual({ status: 303, location: `/0/create/plan?paymentId=${paymentId}` })
    const { body } = await server.call('get-payment-result', { paymentId }, { token })
    expect(body).toMatchObject({
      payment: { _id: paymentId, purpose: 'card', status: 'paid', failure: null },
      paymentMethod: { brand: 'visa', last4: '4242', expiry: '2041-04' },
    })
  })

  it('names what is wrong beside its field, and shows a number that may be real to nobody', async () => {
    const { url } = await askForCard(server, login)
    const real = await submitCard(server, url, '4111 1111 1111 1111')
    expect(real.status).toBe(400)
    expect(real.html).toContain('aria-describedby="number-wrong"')
    expect(real.html).not.toContain('4111')
    const late = await submitPage(server, url, {
      step: 'card',
      number: cardNumbers.pays,
      expiry: '1',
      code: '1',
    })
    expect(late.html).toContain('aria-describedby="expiry-wrong"')
    expect(late.html).toContain(`value="${cardNumbers.pays}"`)
    const odd = await submitPage(server, url, { step: 'card', number: '"><b>', expiry: '<b>', code: '<b>' })
    expect(odd.html).not.toContain('<b>')
  })

  it('says why a card was refused, and takes the next one', async () => {
    const { paymentId, url } = await askForCard(server, login)
    const { location } = await submitCard(server, url, cardNumbers.empty)
    expect(location).toBe(url)
    expect(await (await fetch(server.url + url)).text()).toContain('This card doesn’t have enough money.')
    await submitPage(server, url, { step: 'leave' })
    const { body } = await server.call('get-payment-result', { paymentId }, { token })
    expect(body).toMatchObject({
      payment: { status: 'failed', failure: 'paymentFailed' },
      paymentMethod: null,
    })
    expect(await (await fetch(server.url + url)).text()).toContain('This payment was declined.')
  })

  it('asks in the name of the bank', async () => {
    const { url } = await askForCard(server, login)
    const { location } = await submitCard(server, url, cardNumbers.asksOnce)
    expect(location).toBe(url)
    expect(await (await fetch(server.url + url)).text()).toContain(
      'Your bank asks: are you saving this card?',
    )
    expect((await submitPage(server, url, { step: 'refuse' })).location).toBe(url)
    expect(await (await fetch(server.url + url)).text()).toContain('couldn’t confirm it’s you')
  })

  it('answers an unknown payment and an unknown step with an error', async () => {
    const { url } = await askForCard(server, login)
    expect((await submitPage(server, '/embedded-payment/pay_x', { step: 'leave' })).status).toBe(404)
    expect((await submitPage(server, url, { step: 'steal' })).status).toBe(400)
  })
})

describe('cards of an account', () => {
  it('are shown to nobody else, the newest first and each once', async () => {
    const other = await createAccount(server)
    await keepTestCard(server, other, '5555 5555 5555 4444')
    await keepTestCard(server, other)
    const { paymentId } = await keepTestCard(server, other, '5555 5555 5555 4444')
    const { body } = await server.call('get-payment-methods', {}, { token: other.token })
    expect(body).toMatchObject({ paymentMethods: [{ last4: '4444' }, { last4: '4242' }] })
    expect((body as { paymentMethods: unknown[] }).paymentMethods).toHaveLength(2)
    expect((await server.call('get-payment-result', { paymentId }, { token })).status).toBe(404)
  })

  it.each(['https://evil.example/0/', '//evil.example', '/login', '/0/../x', ''])(
    'are not asked for with a way back to %s',
    async (returnTo) => {
      const count = () => knex('payment').count().first()
      const before = await count()
      const { status, body } = await server.call('add-payment-method', { returnTo }, { token })
      expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'returnTo' } })
      expect(await count()).toEqual(before)
    },
  )
})
