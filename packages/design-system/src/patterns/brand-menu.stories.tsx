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

/** For those who may have more than one brand. */
export const WithRoomForAnother: Story = {
  parameters: { pictureOf: '[data-picture] a[href$=create-project]' },
  args: { menu: { ...brandMenuFixture, createHref: '/0?modal=create-project', onLogOut: fn() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Nightjar Lamps/ }))
    await expect(page.getByRole('link', { name: 'Add a brand' })).toHaveAttribute(
      'href',
      '/0?modal=create-project',
    )
  },
}

export const LogsOut: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Nightjar Lamps/ }))
    await userEvent.click(page.getByRole('button', { name: 'Log out' }))
    await expect(args.menu.onLogOut).toHaveBeenCalledOnce()
  },
}
