import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageProgress } from './page-progress.tsx'

const meta: Meta<typeof PageProgress> = {
  title: 'Components/Feedback/Page progress',
  component: PageProgress,
  parameters: { width: 390 },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('page-progress')).toBeVisible()
  },
}
