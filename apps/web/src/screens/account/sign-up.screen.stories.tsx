import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Sign up',
  args: { address: '/0/signup', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Your ads, in good hands.' } }
