import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { canceledSubscription, trialSubscription } from './plan-summary.fixtures.ts'
import { PlanChoiceView } from './plan-choice.view.tsx'

const meta: Meta<typeof PlanChoiceView> = {
  title: 'Screens/Plan and billing/Plan choice',
  component: PlanChoiceView,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPlan: 'free',
    mayTry: true,
    isAnnual: false,
    vatPercent: 19,
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
    await expect(page.getByText('€29')).toBeVisible()
    await expect(page.getAllByText('Billed monthly, excluding VAT')).toHaveLength(3)
    await expect(page.getByText('For one business that runs its own ads.')).toBeVisible()
    const free = within(page.getByRole('listitem', { name: 'Free' }))
    const opens = within(free.getByRole('list', { name: 'What’s included' })).getAllByRole('listitem')
    await expect(opens.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Not included: Launch ads',
      'Not included: Download your creatives',
    ])
    await userEvent.click(
      page.getAllByRole('button', { name: 'Try free for 10 days' })[0] ?? page.getByRole('alert'),
    )
    await expect(args.onChoose).toHaveBeenLastCalledWith('basic-2407')
    await userEvent.click(page.getByRole('button', { name: 'Yearly, save 29%' }))
    await expect(args.onShowBy).toHaveBeenLastCalledWith(true)
    await expect(page.getByText('All prices in EUR, excluding VAT.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stay on Free' }))
    await expect(args.onStayFree).toHaveBeenCalledOnce()
  },
}

/** Prices of a year, with what a month of it comes to (PLN-15). */
export const ByYear: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] ul' },
  args: { isAnnual: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const price of ['€20.59', '€41.89', '€70.29']) await expect(page.getByText(price)).toBeVisible()
    await expect(page.getByText('€247.08 billed yearly, excluding VAT')).toBeVisible()
  },
}

/** Whoever had a trial pays at once: the button says how much, with VAT. */
export const ToPayToday: Story = {
  args: { mayTry: false, onStayFree: undefined },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Choose for €34.51 today' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('basic-2407')
    await expect(page.getByText(/Buttons say what you pay today, with 19% VAT\.$/)).toBeVisible()
  },
}

export const InTrial: Story = {
  args: {
    currentPlan: 'grow-2407',
    ownPlan: { subscription: trialSubscription, href: '/0/payments' },
    mayTry: false,
    onChoose: undefined,
    onStayFree: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Trial until 2 Dec, 2026')).toBeVisible()
    await expect(page.queryByRole('button', { name: /Choose/ })).toBeNull()
    await expect(page.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute('href', '/0/payments')
    const support = page.getByRole('button', { name: 'Contact support' })
    await userEvent.click(support)
    support.blur()
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}

/** It remains until its end (ACT-114). */
export const Canceled: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] ul' },
  args: {
    ...InTrial.args,
    ownPlan: { subscription: { ...canceledSubscription, status: 'active' }, href: '/0/payments' },
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('listitem', { name: 'Flat (Pro)' }))
    await expect(card.getByText('Ends on 2 Dec, 2026')).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
}

/** A plan of an older generation: only support can exchange it (PLN-08). */
export const OnALegacyPlan: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=status]' },
  args: { currentPlan: 'plus-2403', mayTry: false },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('button', { name: /Choose|Try/ })).toBeNull()
    const prices = ['€0', '€29', '€59', '€99']
    for (const price of prices) await expect(page.getByText(price, { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Contact support' }))
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}
