import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Not here',
  args: { address: '/0/academy' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Academy' } }
