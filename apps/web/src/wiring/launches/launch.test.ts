import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import { connectLaunch } from '@aloft/machines/launch/launch.connect'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { selectBrand } = await import('../../state/brand.ts')
const { loadBrand } = await import('../balloons/brand.ts')
const { wiredLaunch } = await import('./launch.ts')

const network = openMockNetwork()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const left = vi.fn<(url: string) => void>()
Object.assign(window.location, { assign: left })
afterAll(() => network.close())

const { balloonId, componentId } = exampleAdCampaign
const subject = { ideaId: exampleIdeaWithBalloons._id, balloonId, componentId }
const ready: LaunchStanding = { status: 'IN_PROGRESS', isReady: true, needsPlan: false, adLimit: null }

beforeEach(async () => {
  network.reset()
  warn.mockClear()
  left.mockClear()
  network.answer({
    'get-idea': exampleIdeaWithBalloons,
    'get-balloon': { balloon: exampleBalloon },
    'publish-balloon': { balloon: exampleBalloon },
  })
  selectBrand(subject.ideaId)
  await loadBrand(subject.ideaId)
})

function open(standing = ready) {
  const actor = createActor(wiredLaunch(subject, '/0/launch?balloonId=b'), { input: { standing } }).start()
  const sees = async (stage: string) => {
    const snapshot = await waitFor(actor, (now) => connectLaunch(now).stage === stage)
    return connectLaunch(snapshot)
  }
  const pay = (creditAmount: number, method: 'card' | null) => {
    actor.send({ type: 'LAUNCH' })
    actor.send({ type: 'PAY', order: { creditAmount, method } })
  }
  return { actor, pay, sees }
}

it('launches from credit, and once more after an end (ACT-075, ACT-077)', async () => {
  network.answer({ 'launch-ad': { adCampaign: exampleAdCampaign }, 'resume-ad': { error: 'launchFailed' } })
  const first = open()
  first.pay(17_850, null)
  await first.sees('ready')
  const again = open({ ...ready, status: 'stopped' })
  again.pay(17_850, null)
  expect(await again.sees('refused')).toMatchObject({ refusal: 'launchFailed' })
})

it('leaves for the page of the provider with what credit pays, and goes on where that is left by going back', async () => {
  const asked = vi.fn<(payload: unknown) => void>()
  network.answer({
    'pay-ad': (payload: unknown) => {
      asked(payload)
      return { paymentId: exampleAdCampaign.ads[0]?.runId ?? '', clientSecret: null, url: '/pay/1' }
    },
  })
  const { pay, sees } = open()
  pay(5_000, 'card')
  expect(await sees('atProvider')).toMatchObject({ pending: 'launch' })
  expect(asked).toHaveBeenCalledWith({
    ...subject,
    method: 'card',
    creditAmount: 50,
    returnTo: '/0/launch?balloonId=b',
  })
  expect(left).toHaveBeenCalledExactlyOnceWith('/pay/1')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await sees('ready')
})

it('launches by a stored card without a page, and does not say that nothing was paid where nobody answers', async () => {
  const asked = vi.fn<(payload: unknown) => void>()
  network.answer({
    'pay-ad': (payload: unknown) => {
      asked(payload)
      return { paymentId: exampleAdCampaign.ads[0]?.runId ?? '', clientSecret: null, url: null }
    },
  })
  const { actor, sees } = open()
  const order = { creditAmount: 0, method: 'card', paymentMethodId: exampleBalloon.id } as const
  actor.send({ type: 'PAY', order })
  await sees('starting')
  expect(await sees('ready')).toMatchObject({ checkoutFailure: undefined })
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ paymentMethodId: exampleBalloon.id }))
  expect(left).not.toHaveBeenCalled()
  network.answer({ 'pay-ad': { error: 'paymentFailed' } })
  actor.send({ type: 'PAY', order })
  await sees('starting')
  expect(await sees('ready')).toMatchObject({ checkoutFailure: 'paymentFailed' })
  network.answer({ 'pay-ad': new MockError(403, { error: 'forbidden' }) })
  actor.send({ type: 'PAY', order })
  await sees('starting')
  expect(await sees('ready')).toMatchObject({ checkoutFailure: 'unconfirmed' })
})

it('publishes a draft before it is paid, and asks for no payment if that fails (PUB-05, MOD-17)', async () => {
  const reply = { paymentId: exampleAdCampaign.ads[0]?.runId ?? '', clientSecret: null, url: '/pay/1' }
  const paid = vi.fn<() => typeof reply>(() => reply)
  network.answer({
    'publish-balloon': { validationFailures: { p: 'noExternalPageUrl' } },
    'pay-ad': paid,
  })
  const { actor, sees } = open()
  actor.send({ type: 'PAY', order: { creditAmount: 0, method: 'card' } })
  await sees('starting')
  expect(await sees('ready')).toMatchObject({
    publishFailure: { kind: 'invalid', failures: { p: 'noExternalPageUrl' } },
  })
  expect(paid).not.toHaveBeenCalled()
  // Launched in another window: the launch itself says so (LCH-10).
  network.answer({ 'publish-balloon': { error: 'adNotEditable', status: 'running' }, 'pay-ad': paid })
  actor.send({ type: 'PAY', order: { creditAmount: 0, method: 'card' } })
  await sees('starting')
  await sees('atProvider')
  expect(paid).toHaveBeenCalledOnce()
})

it('shows on the bill what is wrong with the payment, also where nobody answers (PLN-22)', async () => {
  network.answer({ 'pay-ad': { error: 'creditAmountChanged' } })
  const { actor, pay, sees } = open()
  pay(5_000, 'card')
  await sees('starting')
  expect(await sees('checkout')).toMatchObject({ checkoutFailure: 'creditAmountChanged' })
  network.answer({ 'pay-ad': new MockError(403, { error: 'forbidden' }) })
  actor.send({ type: 'PAY', order: { creditAmount: 0, method: 'card' } })
  await sees('starting')
  expect(await sees('checkout')).toMatchObject({ checkoutFailure: 'generic' })
})

it('passes on how full the plan is (GEN-09)', async () => {
  network.answer({ 'pay-ad': { error: 'maxAds', limit: 5, count: 5 } })
  const { actor, pay, sees } = open()
  const full = vi.fn<(notice: unknown) => void>()
  actor.on('PLAN_FULL', full)
  pay(0, 'card')
  await sees('starting')
  await sees('ready')
  expect(full).toHaveBeenCalledWith({
    type: 'PLAN_FULL',
    adLimit: expect.objectContaining({ limit: 5, count: 5 }),
  })
})

it('shows how the payment went from which somebody comes back', async () => {
  network.answer({
    'confirm-payment': { error: 'paymentFailed' },
    'get-payment-result': new MockError(403, { error: 'forbidden' }),
  })
  const { actor } = open()
  actor.send({ type: 'RETURN', paymentId: '0197a000-0000-7000-8000-000000000008' })
  const known = await waitFor(actor, ({ context }) => context.outcome !== null)
  // Whatever the call said, an unknown payment must not look like a failure.
  expect(connectLaunch(known).outcome).toEqual({ state: 'waiting', paid: null })
})

it('stops an ad, and says why that was refused (LCH-01, LCH-11)', async () => {
  const running = { ...ready, status: 'running', isReady: false } as const
  network.answer({ 'stop-ad': { adCampaign: exampleAdCampaign, creditedAmount: 178.5 } })
  const { actor, sees } = open(running)
  const stopped = vi.fn<(notice: unknown) => void>()
  actor.on('STOPPED', stopped)
  actor.send({ type: 'STOP' })
  await sees('acting')
  await sees('live')
  expect(stopped).toHaveBeenCalledWith({ type: 'STOPPED', creditedAmount: 178.5 })
  network.answer({ 'stop-ad': { error: 'runningAdNotFound' } })
  actor.send({ type: 'STOP' })
  expect(await sees('refused')).toMatchObject({ refusal: 'runningAdNotFound' })
})
