import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brandMenuFixture, frameFixture } from './app-frame.fixtures.ts'
import { BrandMenu } from './brand-menu.tsx'

const meta: Meta<typeof BrandMenu> = {
  title: 'Patterns/Brand menu',
  component: BrandMenu,
  parameters: { width: 320 },
  args: { brand: frameFixture.brand, menu: { ...brandMenuFixture, onLogOut: fn() }, place: 'side' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const InABar: Story = { args: { place: 'bar' } }

export const LogsOut: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Nightjar Lamps/ }))
    await userEvent.click(page.getByRole('button', { name: 'Log out' }))
    await expect(args.menu.onLogOut).toHaveBeenCalledOnce()
  },
}
