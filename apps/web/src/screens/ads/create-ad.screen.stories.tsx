import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Create an ad/In the app/Create ad',
  args: { address: '/0/create/new-ad' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Where should it run?' } }

/** Until the brief is there, which the wizard begins with. */
export const Loading: Story = { args: { answers: { 'get-briefs': never }, shows: 'Overview' } }

/** The wizard begins with nothing. */
export const Failed: Story = { args: { answers: { 'get-briefs': refused }, shows: 'Where should it run?' } }
