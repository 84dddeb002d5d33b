import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Foundations/Marks/Logo', component: Logo, args: { name: 'Aloft' } }
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const MarkOnly: Story = {
  args: { isMarkOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Aloft' })).toBeVisible()
  },
}
