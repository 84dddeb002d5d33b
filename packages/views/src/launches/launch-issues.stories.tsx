import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LaunchIssues } from './launch-issues.tsx'

const meta: Meta<typeof LaunchIssues> = {
  title: 'Screens/Launch/Parts/Launch issues',
  component: LaunchIssues,
  parameters: { width: 820 },
  args: {
    of: 'launch',
    issues: [
      'Still needed: 1 headline.',
      'The platform would refuse it: Two exclamation marks in a row are not allowed.',
    ],
    onRetry: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfALaunch: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
