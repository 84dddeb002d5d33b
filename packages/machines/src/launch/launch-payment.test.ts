import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { checkoutFailures } from '@aloft/domain/launches/launch-failures.rules'
import { describe, expect, it } from 'vitest'
import { at, byCard, draft, openLaunch, settle } from './launch.fixtures.ts'
import type { StartResult } from './requests.ts'

const failed: PaymentOutcome = { state: 'failed', paid: null }

describe('paying for a launch', () => {
  it('from credit launches the ad at once', async () => {
    const { actor, view, requests } = openLaunch(at('stopped', true), { start: [{ kind: 'launched' }] })
    const order = { creditAmount: 17_850, method: null }
    actor.send({ type: 'LAUNCH' })
    expect(view()).toMatchObject({ stage: 'checkout', isBillOpen: true, isPaying: false })
    actor.send({ type: 'PAY', order })
    expect(view()).toMatchObject({ stage: 'starting', isBillOpen: true, isPaying: true })
    actor.send({ type: 'UPDATE', standing: at('pending_approval') })
    await settle()
    expect(requests).toEqual(['resume', order])
    expect(view()).toMatchObject({ stage: 'waiting', isBillOpen: false })
  })

  it('by card goes to the page of the provider, and comes back with the payment', async () => {
    const leaving = { kind: 'leaving', url: '/pay/1' } as const
    const before = openLaunch(draft, { start: [leaving] })
    await before.pay()
    expect(before.requests).toEqual(['launch', byCard, '/pay/1'])
    expect(before.view()).toMatchObject({ stage: 'atProvider', isBillOpen: false, pending: 'launch' })

    // Another page: it knows the payment from its address, and maybe nothing of the ad yet.
    const paid: PaymentOutcome = { state: 'paid', paid: { amount: 1, currency: 'EUR', method: 'card' } }
    const after = openLaunch(null, { confirm: paid })
    after.actor.send({ type: 'RETURN', paymentId: 'p1' })
    expect(after.view()).toMatchObject({ stage: 'returning', outcome: null })
    await settle()
    expect(after.requests).toEqual(['p1'])
    expect(after.view()).toMatchObject({ stage: 'returning', outcome: paid })
    after.actor.send({ type: 'UPDATE', standing: at('pending_approval') })
    expect(after.view().stage).toBe('returning')
    after.actor.send({ type: 'CANCEL' })
    expect(after.view()).toMatchObject({ stage: 'waiting', outcome: null })
  })

  it('can be tried again after a payment that failed', async () => {
    const { actor, view } = openLaunch(at('payment_failed', true), { confirm: failed })
    actor.send({ type: 'RETURN', paymentId: 'p1' })
    await settle()
    expect(view().outcome).toEqual(failed)
    actor.send({ type: 'CANCEL' })
    actor.send({ type: 'LAUNCH' })
    expect(view().stage).toBe('checkout')
  })

  it('is not shown as failed while nobody knows', async () => {
    const { actor, view } = openLaunch(draft, { confirm: new Error('offline') })
    actor.send({ type: 'RETURN', paymentId: 'p1' })
    await settle()
    expect(view().outcome).toEqual({ state: 'waiting', paid: null })
  })

  it('goes on where the provider’s page does not open, or is left by going back', async () => {
    const start: StartResult[] = [{ kind: 'leaving', url: '/pay/1' }]
    const slow = openLaunch(draft, { start })
    await slow.pay()
    slow.clock.increment(5_000)
    expect(slow.view()).toMatchObject({ stage: 'ready', pending: null })
    const broken = openLaunch(draft, { start, leave: () => Promise.reject(new Error('no such page')) })
    await broken.pay()
    expect(broken.view()).toMatchObject({ stage: 'checkout', checkoutFailure: 'generic' })
    const back = openLaunch(draft, { start, leave: async () => {} })
    await back.pay()
    expect(back.view().stage).toBe('ready')
    expect(back.notices).toEqual([{ type: 'RELOAD' }])
  })

  it.each(checkoutFailures)('shows %s on the bill until it is paid again (PLN-22)', async (failure) => {
    const start: StartResult[] = [{ kind: 'refused', failure }, { kind: 'launched' }]
    const { actor, view, pay } = openLaunch(draft, { start })
    await pay()
    expect(view()).toMatchObject({ stage: 'checkout', checkoutFailure: failure, refusal: null })
    actor.send({ type: 'PAY', order: byCard })
    expect(view().checkoutFailure).toBeUndefined()
    await settle()
    expect(view().stage).toBe('ready')
  })

  it('shows the bill again with the credit there is (PLN-22)', async () => {
    const start: StartResult[] = [{ kind: 'refused', failure: 'creditAmountChanged' }]
    const { actor, view, pay, notices } = openLaunch(draft, { start })
    await pay()
    actor.send({ type: 'RELOAD_CREDIT' })
    expect(view()).toMatchObject({ stage: 'checkout', checkoutFailure: undefined })
    expect(notices).toEqual([{ type: 'CREDIT_OUTDATED' }])
  })

  it.each(checkoutFailures)(
    'on the page shows %s there, and never opens the modal (PLN-22)',
    async (failure) => {
      const start: StartResult[] = [
        { kind: 'refused', failure },
        { kind: 'leaving', url: '/pay/1' },
      ]
      const { actor, view, requests } = openLaunch(draft, { start })
      actor.send({ type: 'PAY', order: byCard })
      expect(view()).toMatchObject({ stage: 'starting', isBillOpen: false, isPaying: true })
      await settle()
      expect(view()).toMatchObject({ stage: 'ready', checkoutFailure: failure, isBillOpen: false })
      actor.send({ type: 'PAY', order: byCard })
      expect(view().checkoutFailure).toBeUndefined()
      await settle()
      expect(requests).toEqual(['launch', byCard, 'launch', byCard, '/pay/1'])
    },
  )

  it('says why a draft could not be published, and orders nothing (PUB-05, MOD-17)', async () => {
    const why = { kind: 'invalid', failures: { c2: 'noExternalPageUrl' } } as const
    const { actor, view } = openLaunch(draft, { start: [{ kind: 'unpublished', why }, { kind: 'launched' }] })
    actor.send({ type: 'PAY', order: byCard })
    await settle()
    expect(view()).toMatchObject({ stage: 'ready', publishFailure: why, refusal: null })
    actor.send({ type: 'PAY', order: byCard })
    expect(view().publishFailure).toBeNull()
  })

  it('shows a call that nobody answered on the bill', async () => {
    const { view, pay } = openLaunch(draft, { start: [new Error('offline')] })
    await pay()
    expect(view()).toMatchObject({ stage: 'checkout', checkoutFailure: 'generic' })
  })

  it('is over for the page where the bill is closed, whatever the server does', async () => {
    const { actor, view, requests } = openLaunch(draft, { start: [{ kind: 'leaving', url: '/pay/1' }] })
    actor.send({ type: 'LAUNCH' })
    actor.send({ type: 'PAY', order: byCard })
    actor.send({ type: 'CANCEL' })
    await settle()
    expect(view().stage).toBe('ready')
    expect(requests).toEqual(['launch', byCard])
  })
})
