import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type CheckoutOrder, type Delivery, DeliveryRefusal, type PaymentGateway } from './payment.port.ts'

/** An action on the provider's page. */
export type PageStep = 'pay' | 'payWithQuestion' | 'decline' | 'approve' | 'refuse' | 'leave'

export interface OpenedProvider {
  readonly gateway: PaymentGateway
  /** Performs it as the payer's browser would. */
  act(ref: string, step: PageStep): Promise<void>
  /** The newest delivery about a payment, as it would be posted at a time. */
  deliveryOf(ref: string, now: Date): Promise<Delivery>
  /** A customer's card that is refused at each charge, or requires authentication each time. */
  badCard(customer: string, fault: 'refused' | 'asked'): Promise<string>
}

export function newOrder(change: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    key: randomUUID(),
    customer: randomUUID(),
    way: 'card',
    description: { kind: 'ad', name: 'Wren table lamp' },
    amount: 11_900,
    currency: 'EUR',
    returnUrl: 'https://aloft.example/0/editor',
    ...change,
  }
}

const now = new Date('2026-11-22T09:00:00Z')

/** Tests for every payment provider. */
export function paymentSuite(name: string, open: () => Promise<OpenedProvider>): void {
  describe(`${name} payments`, () => {
    test('takes a payment on its page, once for each key', async () => {
      const { gateway, act } = await open()
      const order = newOrder()
      const { ref, url } = await gateway.createCheckout(order)
      expect(await gateway.createCheckout(order)).toEqual({ ref, url })
      const { key, amount, currency } = order
      const asked = { ref, key, amount, currency, refunded: 0, card: null }
      const unpaid = { ...asked, status: 'open', refusal: null, paidWith: null }
      expect(await gateway.get(ref)).toMatchObject(unpaid)
      expect(await gateway.find(key)).toEqual(await gateway.get(ref))
      expect(await gateway.find(randomUUID())).toBeNull()
      await act(ref, 'pay')
      const paidWith = { way: 'card', brand: 'visa', last4: '4242' }
      expect(await gateway.get(ref)).toMatchObject({ ...asked, status: 'paid', refusal: null, paidWith })
      expect(await gateway.find(key)).toMatchObject({ paidWith })
      await act(ref, 'leave')
      expect(await gateway.cancel(ref)).toMatchObject({ status: 'paid', paidWith })
    })

    test('says why a card was refused, and takes another', async () => {
      const { gateway, act } = await open()
      const { ref } = await gateway.createCheckout(newOrder())
      await act(ref, 'decline')
      expect(await gateway.get(ref)).toMatchObject({ status: 'open', refusal: 'declined', paidWith: null })
      await act(ref, 'pay')
      expect(await gateway.get(ref)).toMatchObject({ status: 'paid', refusal: null })
    })

    test('has failed where somebody goes after a refusal, and is canceled where they just go', async () => {
      const { gateway, act } = await open()
      const [declined, left] = [
        await gateway.createCheckout(newOrder()),
        await gateway.createCheckout(newOrder()),
      ]
      await act(declined.ref, 'decline')
      await act(declined.ref, 'leave')
      await act(left.ref, 'leave')
      await act(left.ref, 'pay')
      expect(await gateway.get(declined.ref)).toMatchObject({ status: 'failed', refusal: 'declined' })
      expect(await gateway.get(left.ref)).toMatchObject({ status: 'canceled', refusal: null })
    })

    test('lets the bank ask the owner, and waits for the answer', async () => {
      const { gateway, act } = await open()
      const { ref } = await gateway.createCheckout(newOrder())
      await act(ref, 'payWithQuestion')
      expect(await gateway.get(ref)).toMatchObject({ status: 'authentication' })
      await act(ref, 'refuse')
      expect(await gateway.get(ref)).toMatchObject({ status: 'open', refusal: 'authenticationFailed' })
      await act(ref, 'payWithQuestion')
      await act(ref, 'approve')
      expect(await gateway.get(ref)).toMatchObject({ status: 'paid' })
    })

    test('takes and refuses by PayPal', async () => {
      const { gateway, act } = await open()
      const [yes, no] = [
        await gateway.createCheckout(newOrder({ way: 'paypal' })),
        await gateway.createCheckout(newOrder({ way: 'paypal' })),
      ]
      await act(yes.ref, 'approve')
      await act(no.ref, 'refuse')
      expect(await gateway.get(yes.ref)).toMatchObject({ status: 'paid', paidWith: { way: 'paypal' } })
      const refused = { status: 'failed', refusal: 'paypalRefused', paidWith: null }
      expect(await gateway.get(no.ref)).toMatchObject(refused)
    })

    test('keeps a card and charges it later, once for each key, for its customer alone', async () => {
      const { gateway, act } = await open()
      const { way: _, ...order } = newOrder()
      const { ref } = await gateway.createSetup({ ...order, key: randomUUID() })
      await act(ref, 'payWithQuestion')
      await act(ref, 'approve')
      const { status, card, paidWith } = await gateway.get(ref)
      expect({ status, card }).toMatchObject({ status: 'paid', card: { brand: 'visa', last4: '3155' } })
      // Nothing is paid when a card is only stored.
      expect(paidWith).toBeNull()
      const charge = { ...order, cardRef: card?.ref ?? '' }
      const first = await gateway.chargeSaved(charge)
      expect(first).toMatchObject({ status: 'paid', key: order.key, amount: order.amount, refusal: null })
      expect(first).toMatchObject({ card: null, paidWith: { way: 'card', brand: 'visa', last4: '3155' } })
      expect(await gateway.get(first.ref)).toEqual(first)
      expect(await gateway.chargeSaved(charge)).toEqual(first)
      await expect(gateway.chargeSaved({ ...charge, customer: randomUUID() })).rejects.toThrow(charge.cardRef)
    })

    test('says of a kept card that it is refused, or that its owner is needed, who is asked on a page', async () => {
      const { gateway, act, badCard } = await open()
      const { way: _, ...order } = newOrder()
      const refused = await badCard(order.customer, 'refused')
      expect(await gateway.chargeSaved({ ...order, cardRef: refused })).toMatchObject({
        status: 'failed',
        refusal: 'declined',
        paidWith: null,
      })
      const asked = await badCard(order.customer, 'asked')
      const charge = await gateway.chargeSaved({ ...order, key: randomUUID(), cardRef: asked })
      expect(charge).toMatchObject({ status: 'authentication', refusal: 'authenticationNeeded' })
      expect(charge.url).not.toBe('')
      await act(charge.ref, 'approve')
      expect(await gateway.get(charge.ref)).toMatchObject({ status: 'paid', refusal: null })
    })

    test('ends what is open, and it cannot be paid any more', async () => {
      const { gateway, act } = await open()
      const { ref } = await gateway.createCheckout(newOrder())
      expect(await gateway.cancel(ref)).toMatchObject({ status: 'canceled' })
      await act(ref, 'pay')
      expect(await gateway.get(ref)).toMatchObject({ status: 'canceled' })
    })

    test('gives back what was paid, once for each key and never more', async () => {
      const { gateway, act } = await open()
      const { ref } = await gateway.createCheckout(newOrder({ amount: 1000 }))
      const refund = (key: string, amount: number) => gateway.refund({ key, ref, amount })
      expect(await refund('early', 1)).toBe('refused')
      await act(ref, 'pay')
      const key = randomUUID()
      expect(await refund(key, 600)).toBe('done')
      expect(await refund(key, 600)).toBe('done')
      expect(await refund(randomUUID(), 401)).toBe('refused')
      expect(await gateway.get(ref)).toMatchObject({ status: 'paid', refunded: 600 })
      expect(await refund(randomUUID(), 400)).toBe('done')
      expect(await gateway.get(ref)).toMatchObject({ refunded: 1000 })
    })

    test('reads its own events, and believes nobody else', async () => {
      const { gateway, act, deliveryOf } = await open()
      const { ref } = await gateway.createCheckout(newOrder())
      await act(ref, 'pay')
      const delivery = await deliveryOf(ref, now)
      expect(await gateway.readEvent(delivery, now)).toMatchObject({ ref })
      const late = (seconds: number) => new Date(now.getTime() + seconds * 1000)
      expect(await gateway.readEvent(delivery, late(290))).toMatchObject({ ref })
      await expect(gateway.readEvent(delivery, late(310))).rejects.toMatchObject({ reason: 'tooOld' })
      const forged = { ...delivery, body: delivery.body.replace(ref, `${ref}0`) }
      await expect(gateway.readEvent(forged, now)).rejects.toThrow(DeliveryRefusal)
      for (const [header, value] of Object.entries(delivery.headers)) {
        const headers = {
          ...delivery.headers,
          [header]: value.replace(/\w$/, (last) => (last === '0' ? '1' : '0')),
        }
        await expect(gateway.readEvent({ ...delivery, headers }, now)).rejects.toThrow(DeliveryRefusal)
      }
      expect(await gateway.readEvent({ ...delivery, headers: {} }, now)).toBeNull()
    })
  })
}
