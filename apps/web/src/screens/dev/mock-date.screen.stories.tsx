import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Inside Aloft/In the app/Clock',
  args: { address: '/0/mock-date', user: { isAdmin: true } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Each mark is something scheduled.' } }

export const Loading: Story = { args: { answers: { 'get-due-work': never }, shows: 'Time machine' } }

export const Failed: Story = { args: { answers: { 'get-due-work': refused }, shows: 'Time machine' } }

export const Empty: Story = {
  args: { answers: { 'get-due-work': { due: [], told: [] } }, shows: 'Nothing is scheduled.' },
}
