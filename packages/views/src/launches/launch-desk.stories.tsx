import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { addHours } from '@aloft/domain/core/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PayerFields } from '../ads/targeting/payer-fields.tsx'
import { settingsFixture } from '../ads/editor/editor-settings.fixtures.ts'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { FollowedChoice } from './followed-choice.tsx'
import { LaunchBill } from './launch-bill.tsx'
import { LaunchBudget } from './launch-budget.tsx'
import { LaunchDesk, LaunchNeed, LaunchNeeds } from './launch-desk.tsx'
import { forecastFixture } from './launch-desk.fixtures.ts'
import { LaunchMails, LaunchUnderway, NextVersion } from './launch-underway.tsx'
import { LaunchHead, LaunchView } from './launch.view.tsx'
import { ReadyChecks } from './ready-checks.tsx'

const onPay = fn()
const head = { name: 'Old lamp in, €20 off', status: 'IN_PROGRESS', editorHref: '#editor' }
const cost = { budget: 15_000, commissionPercent: 20, vatPercent: 19, credit: 0, currency: 'EUR' } as const
const passed = ['email', 'content', 'rules', 'website', 'goal'] as const

/** The page of a draft, as the screen composes it. */
function Review({ isReady, followed = false }: { isReady: boolean; followed?: boolean }) {
  const [isStopped, setIsStopped] = useState(true)
  return (
    <LaunchView state={{ kind: 'ready' }}>
      <LaunchHead
        {...head}
        lead="This is the ad that goes live. Check it, choose a budget, and launch."
        followed={followed ? { name: 'Old lamp in', href: '#followed' } : null}
      />
      <LaunchDesk platform="Facebook" ad={<FacebookFeed ad={tradeIn} />}>
        {isReady ? null : (
          <LaunchNeeds count={1}>
            <LaunchNeed
              level={3}
              title="Choose a plan"
              text="Aloft is free until you launch. Launching needs a plan, from €29 a month plus VAT."
              action={
                <ButtonLink href="#plans" variant="primary">
                  See plans
                </ButtonLink>
              }
            />
          </LaunchNeeds>
        )}
        <LaunchBudget
          settings={settingsFixture}
          onChange={fn()}
          forecast={{ kind: 'shown', forecast: forecastFixture, isStale: false }}
        />
        {isReady ? null : (
          <LaunchNeed
            title="Who pays for this ad?"
            text="European law asks for both names. We’ve filled in what we know."
          >
            <PayerFields
              payer="Nightjar Lamps"
              beneficiary="Nightjar Lamps"
              hasLead={false}
              onChange={fn()}
            />
          </LaunchNeed>
        )}
        <LaunchBill
          {...cost}
          isDraft
          isReady={isReady}
          isLater={!isReady}
          isPending={false}
          onPay={onPay}
          onReload={fn()}
        >
          {followed ? (
            <FollowedChoice
              name="Old lamp in"
              credit={7_318}
              currency="EUR"
              isStopped={isStopped}
              onChange={setIsStopped}
            />
          ) : null}
        </LaunchBill>
        <ReadyChecks
          checks={passed.map((name) => ({ name, state: 'ok', why: null, mend: null }))}
          isAll={isReady}
        />
      </LaunchDesk>
    </LaunchView>
  )
}

const meta: Meta<typeof Review> = {
  title: 'Screens/Launch/Parts/Review and launch',
  component: Review,
  parameters: { layout: 'fullscreen' },
  args: { isReady: true },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

/** Only what is missing is asked, with its fields in place. */
export const SomethingMissing: Story = {
  args: { isReady: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('region', { name: 'One thing left before you launch' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Paid by' })).toHaveValue('Nightjar Lamps')
    await expect(page.getByRole('button', { name: 'Pay €178.50 and launch' })).toBeDisabled()
  },
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    onPay.mockClear()
    const page = within(canvasElement)
    await expect(page.queryByRole('heading', { name: /left before you launch/ })).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: /PayPal/ }))
    const pay = page.getByRole('button', { name: 'Pay €178.50 and launch' })
    await userEvent.click(pay)
    pay.blur()
    await expect(onPay).toHaveBeenCalledWith({ creditAmount: 0, method: 'paypal' })
  },
}

/** A new version of a live ad asks what becomes of that one. */
export const NewVersion: Story = {
  parameters: { pictures: 'once' },
  args: { followed: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'New version of Old lamp in' })).toBeVisible()
    const stop = page.getByRole('radio', { name: /Stop it once this one is live/ })
    await expect(stop).toBeChecked()
    await expect(page.getByText(/€73.18 would come back as ad credit/)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /Keep both running/ }))
    await expect(stop).not.toBeChecked()
  },
}

/** A collaborator asks the owner. */
export const AskedOf: Story = {
  parameters: { pictures: 'once' },
  render: () => (
    <LaunchView state={{ kind: 'ready' }}>
      <LaunchHead {...head} />
      <LaunchDesk platform="Facebook" ad={<FacebookFeed ad={tradeIn} />}>
        <LaunchNeed
          title="Órla Fahy launches this ad"
          text="Only the brand’s owner can pay and launch. We’ll send a notification and an email."
          action={
            <Button variant="primary" onPress={fn()}>
              Ask Órla Fahy to launch
            </Button>
          }
        />
      </LaunchDesk>
    </LaunchView>
  ),
}

const submission = new Date(2026, 10, 21, 21, 0)
const schedule = {
  submission,
  approval: addHours(submission, 24),
  platform: addHours(submission, 72),
  live: addHours(submission, 72),
  learning: addHours(submission, 312),
}

/** Paid: where the ad is, by when it is live, and what comes next. */
export const Underway: Story = {
  render: () => (
    <LaunchView state={{ kind: 'ready' }}>
      <LaunchHead {...head} status="pending_approval" reportHref="#report" lead="Your ad is on its way" />
      <LaunchDesk platform="Facebook" ad={<FacebookFeed ad={tradeIn} />}>
        <LaunchUnderway
          platform="Facebook"
          current="approval"
          doneDates={{ submission }}
          isSimulated
          schedule={schedule}
          liveBy={schedule.live}
          ticksDone={2}
        />
        <LaunchMails email="orla@nightjar.example" />
        <NextVersion platform="Instagram" href="#next" />
      </LaunchDesk>
    </LaunchView>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Live by Tuesday 21:00' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make the Instagram version' })).toHaveAttribute(
      'href',
      '#next',
    )
  },
}
