import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Shared pictures',
  args: { address: '/0/render-asset?key=example-key', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Pictures of “Wren table lamp”' } }

export const Loading: Story = {
  args: { answers: { 'get-shared-preview': never }, shows: 'Loading the preview' },
}

export const Failed: Story = {
  args: { answers: { 'get-shared-preview': refused }, shows: 'We couldn’t load the preview.' },
}

export const Empty: Story = {
  args: { answers: { 'get-shared-preview': { error: 'linkEnded' } }, shows: 'This link has ended' },
}
