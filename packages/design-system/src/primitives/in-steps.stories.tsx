import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InSteps } from './in-steps.tsx'
import { Pill } from './pill.tsx'
import { Stack } from './stack.tsx'

const meta: Meta<typeof InSteps> = {
  title: 'Foundations/Layout/In steps',
  component: InSteps,
  args: {
    children: [
      <Pill key="live" status="live">
        Live
      </Pill>,
      <Pill key="pending" status="pending">
        Pending approval
      </Pill>,
      <Pill key="stopped" status="stopped">
        Stopped
      </Pill>,
    ],
  },
  render: (args) => (
    <Stack align="start">
      <InSteps {...args} />
    </Stack>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** All of them, in their order. */
export const Complete: Story = {
  async play({ canvas }) {
    await canvas.findByText('Stopped')
    const shown = canvas.getAllByText(/Live|Pending|Stopped/).map((pill) => pill.textContent)
    await expect(shown).toEqual(['Live', 'Pending approval', 'Stopped'])
  },
}
