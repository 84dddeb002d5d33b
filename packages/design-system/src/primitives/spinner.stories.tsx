import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta: Meta<typeof Spinner> = { title: 'Components/Feedback/Spinner', component: Spinner }
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 20 } }
export const Spoken: Story = {
  args: { label: 'Checking spelling' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking spelling')
  },
}
