import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../primitives/stack.tsx'
import { ConnectionBand } from './connection-band.tsx'

const meta: Meta<typeof ConnectionBand> = {
  title: 'Components/Feedback/Connection band',
  component: ConnectionBand,
  parameters: { width: 640 },
  args: { state: 'offline', isStored: true, onRefresh: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {
  render: (args) => (
    <Stack gap={12}>
      <ConnectionBand {...args} />
      <ConnectionBand {...args} isStored={false} />
      <ConnectionBand {...args} state="dropped" />
      <ConnectionBand {...args} state="dropped" isStored={false} />
      <ConnectionBand {...args} state="online" />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const bands = within(canvasElement)
    await expect(bands.getAllByRole('status')).toHaveLength(4)
    const [refresh] = bands.getAllByRole('button', { name: 'Reload' })
    if (refresh) await userEvent.click(refresh)
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    refresh?.blur()
  },
}
