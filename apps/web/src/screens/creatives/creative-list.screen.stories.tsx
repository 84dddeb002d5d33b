import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Creatives',
  args: { address: '/0/creatives' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: /Evenings, better lit/ } }

export const Loading: Story = {
  args: { answers: { 'get-ad-creatives': never }, shows: 'Loading your creatives' },
}

export const Failed: Story = {
  args: { answers: { 'get-ad-creatives': refused }, shows: 'We couldn’t load your creatives' },
}

export const Empty: Story = {
  args: { answers: { 'get-ad-creatives': { adCreatives: [], next: null } }, shows: 'No creatives yet' },
}
