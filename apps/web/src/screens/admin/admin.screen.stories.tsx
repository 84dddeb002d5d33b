import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  // The token meter beside it comes once the page is quiet, which these pages are at any time.
  parameters: { ...screenStories.parameters, pictureOf: 'main' },
  title: 'Screens/Inside Aloft/In the app/Review of ads',
  args: { address: '/0/admin', user: { isAdmin: true } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Wren table lamp' } }

export const Loading: Story = { args: { answers: { 'admin-get-ad-reviews': never }, shows: 'Ad review' } }

export const Failed: Story = {
  args: { answers: { 'admin-get-ad-reviews': refused }, shows: 'We couldn’t load the ads.' },
}

export const Empty: Story = {
  args: { answers: { 'admin-get-ad-reviews': { reviews: [] } }, shows: 'Nothing to review' },
}

export const ForAdminsOnly: Story = { args: { user: {}, shows: 'This page is for admins only.' } }
