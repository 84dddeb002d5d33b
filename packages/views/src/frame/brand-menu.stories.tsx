import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brandMenuFixture, frameFixture } from './app-frame.fixtures.ts'
import { BrandMenu } from './brand-menu.tsx'

const meta: Meta<typeof BrandMenu> = {
  title: 'Screens/Everywhere/Parts/Brand menu',
  component: BrandMenu,
  parameters: { width: 320 },
  args: { brand: frameFixture.brand, menu: { ...brandMenuFixture, onLogOut: fn() }, place: 'side' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const InABar: Story = { args: { place: 'bar' } }

/** For users who may have more than one brand. */
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

const many = Array.from({ length: 40 }, (_, at) => ({
  id: `brand-${at}`,
  name: at === 0 ? 'Lighthouse Keepers of the Wild Atlantic Way, Lamps and Repair' : `Brand ${at + 1}`,
  href: `/0?ideaId=${at}`,
  isCurrent: at === 0,
}))

/** Content that doesn't fit in the window can be scrolled to; nothing is outside. */
export const ManyBrands: Story = {
  parameters: { pictures: 'once', layout: 'fullscreen' },
  args: {
    menu: { ...brandMenuFixture, groups: [{ id: 'own', title: null, brands: many }], onLogOut: fn() },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const last = page.getByRole('button', { name: 'Log out' })
    const menu = last.parentElement
    await expect(menu?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await expect(menu?.scrollWidth).toBe(menu?.clientWidth)
    last.focus()
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}
