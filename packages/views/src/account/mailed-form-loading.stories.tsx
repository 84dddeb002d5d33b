import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MailedFormLoading } from './mailed-form-loading.tsx'

const meta: Meta<typeof MailedFormLoading> = {
  title: 'Screens/Sign up and log in/Parts/Mailed form loading',
  component: MailedFormLoading,
  parameters: { width: 400 },
  args: { label: 'Loading your invitation' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your invitation')
  },
}
