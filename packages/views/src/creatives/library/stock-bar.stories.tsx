import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StockBar } from './stock-bar.tsx'
import { ownStock, pexels } from './stock.fixtures.ts'

const meta: Meta<typeof StockBar> = {
  title: 'Screens/Edit an ad/Parts/Stock bar',
  component: StockBar,
  parameters: { width: 560, pictures: 'once' },
  args: { service: ownStock, onSearch: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const OurOwn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(8)
  },
}

export const OfAService: Story = { args: { service: pexels, onSearch: null } }
