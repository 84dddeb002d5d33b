import { CheckoutModal } from '@aloft/design-system/modals/payments/checkout'
import { PaymentResultModal } from '@aloft/design-system/modals/payments/payment-result'
import { connectLaunch } from '@aloft/machines/launch/launch.connect'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import { launchScenarios } from '@aloft/machines/launch/launch.scenarios'
import { LaunchBill } from '@aloft/views/launches/launch-bill'
import { LaunchNeed, LaunchNeeds } from '@aloft/views/launches/launch-desk'
import { LaunchSteps } from '@aloft/views/launches/launch-steps'
import { LaunchActions, LaunchTroubleNotice, LaunchView } from '@aloft/views/launches/launch.view'
import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Launch' }
export default meta

const cost = { budget: 15_000, commissionPercent: 20, vatPercent: 19, credit: 0, currency: 'EUR' } as const
const steps = { platform: 'Facebook', doneDates: {}, isSimulated: false }

/** The part of the page that shows a state; the whole page is a story of its view. */
const scene = scenesOf(launchMachine, launchScenarios, (snapshot) => {
  const view = connectLaunch(snapshot)
  const { stage, isReady, outcome, refusal } = view
  // Its skeleton has nothing to read.
  if (stage === 'checking') return null
  if (stage === 'failed') return <LaunchView state={{ kind: 'failed', onRetry: fn() }} />
  if (view.isBillOpen) {
    return (
      <CheckoutModal
        name="Evenings, better lit"
        {...cost}
        isPending={view.isPaying}
        failure={view.checkoutFailure}
        onPay={fn()}
        onReload={fn()}
        onClose={fn()}
      />
    )
  }
  if (outcome) return <PaymentResultModal {...outcome} onAnswer={fn()} onClose={fn()} />
  const isAhead = view.launch !== null
  return (
    <LaunchView state={{ kind: 'ready' }}>
      {refusal && refusal !== 'rejected' ? <LaunchTroubleNotice trouble={refusal} /> : null}
      <LaunchActions
        onStop={view.actions.includes('STOP') ? fn() : undefined}
        onEdit={view.actions.includes('EDIT') ? fn() : undefined}
        pending={view.pending}
      />
      {isAhead ? (
        <>
          {isReady ? null : (
            <LaunchNeeds count={1}>
              <LaunchNeed level={3} title="Website code" text="We couldn’t find it yet." />
            </LaunchNeeds>
          )}
          <LaunchBill
            {...cost}
            isDraft
            isReady={isReady}
            isPending={view.isPaying || view.pending === 'launch'}
            failure={view.checkoutFailure}
            onPay={fn()}
            onReload={fn()}
          />
        </>
      ) : (
        <LaunchSteps {...steps} current={stage === 'waiting' ? 'approval' : 'over'} />
      )}
    </LaunchView>
  )
})

export const Playground = playground('launch', 'refused', async (page) => {
  const send = async (name: string) => {
    await userEvent.click(await page.findByRole('button', { name }))
  }
  await expectActive(page, 'ready')
  await send('LAUNCH')
  await send('PAY …')
  await send('Send PAY')
  // The first payment comes too late for the credit on the bill.
  await expectActive(page, 'checkout')
  await send('RELOAD_CREDIT')
  await send('PAY …')
  await send('Send PAY')
  await expect(await page.findByLabelText('refused, active')).toBeVisible()
})
export const Checking = scene('checking', null)
export const Failed = scene('failed', ['button', /Try again/])
export const Blocked = scene('blocked', ['region', /One thing left/])
export const Ready = scene('ready', ['button', /Pay €178.50 and launch/])
export const Checkout = scene('checkout', ['alert', /credit/i])
export const Starting = scene('starting', ['button', /Opening the payment page/])
export const AtProvider = scene('atProvider', ['button', /Opening the payment page/])
export const Returning = scene('returning', ['alert', /bank/])
export const Waiting = scene('waiting', ['button', /Stop ad/])
export const Live = scene('live', ['button', /Stop ad/])
export const Refused = scene('refused', ['alert', /publish/i])
export const Acting = scene('acting', ['listitem', /Learning/])
