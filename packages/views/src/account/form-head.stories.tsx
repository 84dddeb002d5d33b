import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FormHead } from './form-head.tsx'

const meta: Meta<typeof FormHead> = {
  title: 'Screens/Sign up and log in/Parts/Form head',
  component: FormHead,
  parameters: { width: 400 },
  args: { title: 'Welcome back.', lead: 'Log in to see what’s live and what needs you.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithLead: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back.')
  },
}
