import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AttemptNotice } from './attempt-notice.tsx'

const meta: Meta<typeof AttemptNotice> = {
  title: 'Screens/Sign up and log in/Parts/Attempt notice',
  component: AttemptNotice,
  parameters: { width: 400 },
}
export default meta
type Story = StoryObj<typeof meta>

export const TooManyAttempts: Story = {
  args: { failure: 'tooManyAttempts', waitSeconds: 240 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please wait 4 min')
  },
}

export const Busy: Story = {
  args: { failure: 'busy', waitSeconds: 90 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please wait 2 min')
  },
}

export const CountedDown: Story = {
  args: { failure: 'busy', waitSeconds: 1 },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByRole('alert')).toHaveTextContent('Please wait 1 s')
    await expect(await notice.findByRole('status', {}, { timeout: 5_000 })).toHaveTextContent(
      'You can try again now.',
    )
  },
}

export const OfAField: Story = {
  args: { failure: 'badLogin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
