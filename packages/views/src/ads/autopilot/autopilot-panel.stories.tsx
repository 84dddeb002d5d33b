import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { logsFixture } from './autopilot.fixtures.ts'
import { AutopilotPanel } from './autopilot-panel.tsx'

const none = { holds: [], settings: null }

const meta: Meta<typeof AutopilotPanel> = {
  title: 'Screens/Follow the results/Parts/Autopilot panel',
  component: AutopilotPanel,
  parameters: { width: 492 },
  args: {
    content: { kind: 'ready', state: { isOn: false, refusal: null, ...none }, logs: [] },
    currency: 'EUR',
    now: new Date(2026, 10, 23, 12),
    onSwitch: fn(),
    onLift: fn(),
    onEvaluate: fn(),
    onLog: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /^Let Autopilot/ }))
    await expect(args.onSwitch).toHaveBeenCalledWith(true)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.content.kind === 'failed' && args.content.onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}

/** AUT-01. */
export const PaidOnce: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'ready', state: { isOn: false, refusal: 'oneOffAd', ...none }, logs: [] } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('checkbox')).toBeDisabled()
    await expect(panel.getByText(/^Autopilot is only for ads you pay monthly/)).toBeVisible()
  },
}

/** AUT-02, AUT-04. */
export const Holding: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'ready',
      state: {
        isOn: true,
        refusal: 'adNotStopped',
        settings: { isShown: false, budget: 240, bid: 0.8 },
        holds: [
          { lever: 'showing', untilDate: new Date(2026, 10, 28, 1), isLifted: false },
          { lever: 'budget', untilDate: new Date(2026, 10, 29, 1), isLifted: false },
          { lever: 'bid', untilDate: new Date(2026, 10, 20), isLifted: true },
        ],
      },
      logs: logsFixture.slice(3),
    },
  },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('checkbox')).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: 'Resume ad' }))
    await expect(args.onLift).toHaveBeenCalledWith('showing')
    await userEvent.click(panel.getByRole('button', { name: 'Check now' }))
    await expect(args.onEvaluate).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Show full log' }))
    await expect(args.onLog).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
