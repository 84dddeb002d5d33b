import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Forgot password',
  args: { address: '/0/forgot-password', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Forgot your password?' } }
