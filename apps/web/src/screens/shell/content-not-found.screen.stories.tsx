import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Content not found',
  args: { address: '/0/content-not-found', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Page not found' } }
