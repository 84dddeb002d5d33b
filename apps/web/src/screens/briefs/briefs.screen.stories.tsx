import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Brand and briefs/In the app/Briefs',
  args: { address: '/0/briefs' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Campaign briefs' } }

export const Loading: Story = {
  args: { answers: { 'get-briefs': never }, shows: 'Loading briefs' },
}

export const Failed: Story = {
  args: { answers: { 'get-briefs': refused }, shows: 'We couldn’t load the briefs.' },
}

export const Empty: Story = {
  args: {
    answers: { 'get-briefs': { brandBrief: null, designBrief: null, campaignBriefs: [] } },
    shows: 'You haven’t archived any briefs.',
  },
}
