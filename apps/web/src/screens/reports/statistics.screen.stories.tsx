import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Reports/Performance',
  args: { address: '/0/statistics?tab=performance' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Cost per conversion' } }

export const Loading: Story = {
  args: { answers: { 'get-brand-performance': never }, shows: 'Loading the report' },
}

export const Failed: Story = {
  args: { answers: { 'get-brand-performance': refused }, shows: 'Failed to load ad performance.' },
}

/** Nothing was launched yet. */
export const Empty: Story = {
  args: { answers: { 'get-brand-performance': 'not_launched' }, shows: 'Nothing to report yet' },
}
