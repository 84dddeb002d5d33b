import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchSteps } from './launch-steps.tsx'

const meta: Meta<typeof LaunchSteps> = {
  title: 'Screens/Launch/Parts/Launch steps',
  component: LaunchSteps,
  parameters: { width: 520 },
  args: {
    platform: 'Facebook',
    current: 'platform',
    doneDates: {
      submission: new Date(2026, 10, 21, 9, 5),
      approval: new Date(2026, 10, 21, 15, 40),
    },
    isSimulated: true,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithThePlatform: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    const texts = ['Right away', '1 to 24 hours', '2 to 48 hours', '4 to 72 hours', '5 to 10 days']
    for (const [index, text] of texts.entries()) await expect(steps[index]).toHaveTextContent(text)
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
  },
}
