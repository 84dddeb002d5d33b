import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReplayBar } from './replay-bar.tsx'

const meta: Meta<typeof ReplayBar> = {
  title: 'Machines/Parts/Replay bar',
  component: ReplayBar,
  parameters: { width: 340 },
  args: { replay: null, canReplay: true, onBegin: fn(), onStep: fn(), onLive: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Replay log' }))
    await expect(args.onBegin).toHaveBeenCalled()
  },
}

export const AsRecorded: Story = {
  args: { replay: { step: 2, count: 3, differsAt: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Step forward' }))
    await expect(args.onStep).toHaveBeenCalledWith(3)
  },
}

export const Otherwise: Story = {
  args: { replay: { step: 3, count: 3, differsAt: 2, importedFrom: new Date(Date.UTC(2026, 10, 21, 12)) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Step forward' })).toBeDisabled()
  },
}

export const Refused: Story = {
  args: { refused: { problem: 'brokenEntry', entry: 4 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Entry 4 of this log can’t be read.',
    )
  },
}
