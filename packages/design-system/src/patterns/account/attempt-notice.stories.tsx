import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AttemptNotice } from './attempt-notice.tsx'

const meta: Meta<typeof AttemptNotice> = {
  title: 'Patterns/Account/Attempt notice',
  component: AttemptNotice,
  parameters: { width: 400 },
}
export default meta
type Story = StoryObj<typeof meta>

export const TooManyAttempts: Story = {
  args: { failure: 'tooManyAttempts', waitMinutes: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please wait 4 min')
  },
}

export const OfAField: Story = {
  args: { failure: 'badLogin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
