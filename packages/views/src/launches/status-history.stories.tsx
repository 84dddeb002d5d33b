import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatusHistory } from './status-history.tsx'

const meta: Meta<typeof StatusHistory> = {
  title: 'Screens/Launch/Parts/Status history',
  component: StatusHistory,
  parameters: { width: 460 },
  args: {
    entries: [
      {
        id: '3',
        status: 'rejected',
        date: new Date(2026, 10, 21, 15, 40),
        actor: 'Ada Moran',
        reason: 'The picture shows a lamp that is not sold on the website.',
      },
      { id: '2', status: 'pending_approval', date: new Date(2026, 10, 21, 9, 6), actor: null, reason: null },
      { id: '1', status: 'pending', date: new Date(2026, 10, 21, 9, 5), actor: 'Órla Fahy', reason: null },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rejected: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const [newest] = within(canvasElement).getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Rejected21 Nov, 2026 15:40 · by Ada Moran')
  },
}
