import { webhookSecret } from '../../src/gateways/payment/embedded/embedded-payment.repo.ts'
import { signDelivery, signatureHeader } from '../../src/gateways/payment/embedded/signature.ts'
import type { TestServer } from './test-server.ts'
import type { Login } from './world.ts'

/** Card numbers of the provider's page, by their effect. */
export const cardNumbers = {
  pays: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  empty: '4000 0000 0000 9995',
  asksOnce: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
  refusedLater: '4000 0000 0000 0341',
} as const

/** An action on the payment provider's page: the answer to its form. */
export async function submitPage(
  server: TestServer,
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> {
  const response = await fetch(new URL(url, server.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

/** Fills in a card and sends it. */
export async function submitCard(server: TestServer, url: string, number: string) {
  return submitPage(server, url, { step: 'card', number, expiry: '04 / 41', code: '123' })
}

/** Starts storing a card, as the app does. */
export async function askForCard(
  server: TestServer,
  { token }: Pick<Login, 'token'>,
): Promise<{ paymentId: string; url: string }> {
  const { body } = await server.call('add-payment-method', { returnTo: '/0/create/plan' }, { token })
  return body as { paymentId: string; url: string }
}

/** A card that was stored on the provider's page and is known here. */
export async function keepTestCard(
  server: TestServer,
  login: Pick<Login, 'token'>,
  number: string = cardNumbers.pays,
): Promise<{ paymentId: string; paymentMethodId: string }> {
  const { paymentId, url } = await askForCard(server, login)
  const { location } = await submitCard(server, url, number)
  if (location === url) await submitPage(server, url, { step: 'approve' })
  const { body } = await server.call('get-payment-result', { paymentId }, { token: login.token })
  const { paymentMethod } = body as { paymentMethod: { _id: string } | null }
  if (!paymentMethod) throw new Error(`no card was kept: ${JSON.stringify(body)}`)
  return { paymentId, paymentMethodId: paymentMethod._id }
}

/** The provider's newest event: that of a stored card which isn't known here yet. */
export async function paymentEvent(server: TestServer, login: Pick<Login, 'token'>): Promise<object> {
  const { url } = await askForCard(server, login)
  await submitCard(server, url, cardNumbers.pays)
  return eventOf(server, url.split('/').at(-1) ?? '')
}

/** The newest event about a payment, as in its body. */
export async function eventOf({ database: { knex } }: TestServer, ref: string): Promise<object> {
  const { id, type } = await knex('embedded_payment_event')
    .where({ paymentRef: ref })
    .orderBy('date', 'desc')
    .first()
  return { id, type, data: { payment: ref } }
}

/** The headers of a delivery, signed that many seconds ago. */
export async function signedHeaders(
  { database, clock }: TestServer,
  body: string,
  secondsAgo = 0,
): Promise<Record<string, string>> {
  const secret = await webhookSecret(database.knex)
  const then = new Date(clock.real().getTime() - secondsAgo * 1000)
  return { [signatureHeader]: signDelivery(body, secret, then) }
}

/** The choices of a user who tries a plan. */
export const chosenPlan = { planLabel: 'expand-2407', isAnnual: false, currency: 'EUR' } as const

/** A new trial of a plan, with a stored card. */
export async function startTestTrial(
  server: TestServer,
  login: Pick<Login, 'id' | 'token'>,
  choice: { planLabel?: string; isAnnual?: boolean; number?: string } = {},
): Promise<{ paymentMethodId: string }> {
  const { number, ...plan } = choice
  await server.database.knex('subscription').where({ userId: login.id }).delete()
  const { paymentMethodId } = await keepTestCard(server, login, number)
  const payload = { ...chosenPlan, ...plan, paymentMethodId }
  const { body } = await server.call('start-subscription', payload, { token: login.token })
  if (Object.hasOwn(Object(body), 'error')) throw new Error(`no trial began: ${JSON.stringify(body)}`)
  return { paymentMethodId }
}
