import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories, withoutAds, withoutBrand } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Shell/Overview',
  args: { address: '/0' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Wren table lamp' } }

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading overview' } }

export const Failed: Story = {
  args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load the overview.' },
}

export const Empty: Story = { args: { answers: withoutAds, shows: 'Nightjar Lamps has no ads yet.' } }

export const WithoutBrand: Story = { args: { answers: withoutBrand, shows: 'You don’t have a brand yet.' } }
