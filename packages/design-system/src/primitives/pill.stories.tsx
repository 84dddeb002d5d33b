import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pill } from './pill.tsx'

const meta: Meta<typeof Pill> = { title: 'Components/Data/Pill', component: Pill }
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { args: { status: 'live', children: 'Live' } }
export const Learning: Story = { args: { status: 'learning', children: 'Learning, day 4 of 10' } }
export const Pending: Story = { args: { status: 'pending', children: 'In review' } }
export const Ending: Story = { args: { status: 'ending', children: 'Ends Monday' } }
export const Stopped: Story = { args: { status: 'stopped', children: 'Stopped' } }
export const Rejected: Story = { args: { status: 'rejected', children: 'Rejected' } }
export const Neutral: Story = { args: { status: 'neutral', children: 'Draft' } }

export const CountAsStatus: Story = {
  tags: ['!dev', '!test'],
  args: { status: 'live', children: '12 clicks' },
}
