import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { canceledSubscription, trialSubscription } from './plan-summary.fixtures.ts'
import { PlanChoiceView } from './plan-choice.view.tsx'

const meta: Meta<typeof PlanChoiceView> = {
  title: 'Views/Plans/Plan choice',
  component: PlanChoiceView,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPlan: 'free',
    mayTry: true,
    isAnnual: true,
    onShowBy: fn(),
    onChoose: fn(),
    onStayFree: fn(),
    onContactSupport: fn(),
  },
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

export const ToTry: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const names = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Free', 'Flat', 'Flat (Pro)', 'Agency (Enterprise)'])
    await expect(page.getByText('€20.59')).toBeVisible()
    const free = within(page.getByRole('listitem', { name: 'Free' }))
    const opens = within(free.getByRole('list', { name: 'What’s included' })).getAllByRole('listitem')
    await expect(opens.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Not included: Launch ads',
      'Not included: Monthly AI tokens',
      'Not included: More than one brand',
    ])
    await expect(page.getByText('€247.08 billed yearly')).toBeVisible()
    await userEvent.click(
      page.getAllByRole('button', { name: 'Try free for 10 days' })[0] ?? page.getByRole('alert'),
    )
    await expect(args.onChoose).toHaveBeenLastCalledWith('basic-2407')
    await userEvent.click(page.getByRole('button', { name: 'Monthly' }))
    await expect(args.onShowBy).toHaveBeenLastCalledWith(false)
    await expect(page.getByText('All prices in EUR, excluding VAT.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stay on Free' }))
    await expect(args.onStayFree).toHaveBeenCalledOnce()
  },
}

export const InTrial: Story = {
  args: {
    currentPlan: 'grow-2407',
    ownPlan: { subscription: trialSubscription, onCancel: fn(), onKeep: fn() },
    mayTry: false,
    isAnnual: false,
    onChoose: undefined,
    onStayFree: undefined,
    onSkipTrial: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'End the trial and start now' }))
    await expect(args.onSkipTrial).toHaveBeenCalledOnce()
    await expect(page.getByText('Trial until 2 Dec, 2026')).toBeVisible()
    await expect(page.queryByRole('button', { name: /Choose/ })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Cancel plan' }))
    await expect(args.ownPlan?.onCancel).toHaveBeenCalledOnce()
    const support = page.getByRole('button', { name: 'Contact support' })
    await userEvent.click(support)
    support.blur()
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}

/** A monthly trial while yearly prices are shown: the amount charged now isn't the price on the card. */
export const InTrialOfAnotherRhythm: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] ul' },
  args: { ...InTrial.args, isAnnual: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'End the trial and start now' })).toBeNull()
  },
}

/** It remains until its end, and can be resumed until then (ACT-114). */
export const Canceled: Story = {
  args: {
    currentPlan: 'grow-2407',
    ownPlan: {
      subscription: { ...canceledSubscription, status: 'active' },
      onCancel: fn(),
      onKeep: fn(),
    },
    mayTry: false,
    isAnnual: false,
    onChoose: undefined,
    onStayFree: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const card = within(page.getByRole('listitem', { name: 'Flat (Pro)' }))
    await expect(card.getByText('Ends on 2 Dec, 2026')).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
    const keep = page.getByRole('button', { name: 'Keep plan' })
    await userEvent.click(keep)
    keep.blur()
    await expect(args.ownPlan?.onKeep).toHaveBeenCalledOnce()
  },
}

/** A plan of an older generation: only support can exchange it (PLN-08). */
export const OnALegacyPlan: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=status]' },
  args: { currentPlan: 'plus-2403', mayTry: false, isAnnual: false },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('button', { name: /Choose|Try/ })).toBeNull()
    const prices = ['€0', '€29', '€59', '€99']
    for (const price of prices) await expect(page.getByText(price, { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Contact support' }))
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}
