import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Heading } from '@aloft/design-system/primitives/heading'
import { brandMenuFixture, everyAccountEntry, everyEntry, frameFixture } from './app-frame.fixtures.ts'
import { AppFrame } from './app-frame.tsx'
import { TokenFoot } from './token-foot.tsx'
import { FrameBar } from './frame-bar.tsx'

const meta: Meta<typeof AppFrame> = {
  title: 'Screens/Everywhere/Parts/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen', widths: [1440, 820, 390] },
  args: {
    ...frameFixture,
    onLogOut: fn(),
    children: (
      <>
        <FrameBar today={new Date(2026, 10, 21, 12)} onSearch={fn()} searchKeys={['Ctrl', 'K']} />
        <Heading level={1} size={44}>
          A screen stands here.
        </Heading>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    entries: everyEntry,
    accountEntries: everyAccountEntry,
    brandMenu: brandMenuFixture,
    notifications: { count: 2, href: '/0?modal=notifications' },
    onSearch: fn(),
    onHelp: fn(),
    createHref: '/0/create/new-ad',
  },
  play: async ({ args, canvasElement }) => {
    const frame = within(canvasElement)
    const navigation = within(frame.getByRole('navigation', { name: 'Brand' }))
    await expect(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.getByRole('link', { name: 'Ads 6' })).toHaveAttribute('href', '/0/list')
    await expect(frame.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible()
    await userEvent.click(frame.getByRole('button', { name: 'Help' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
    await userEvent.click(frame.getByRole('button', { name: /^Account menu/ }))
    await userEvent.click(frame.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** A phone has four tabs around the way to a new ad; what else there is, is in the menu. */
export const TabsOnPhone: Story = {
  parameters: { pictures: 'once', widths: [390] },
  globals: { viewport: { value: 'phone' } },
  args: Full.args ?? {},
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    const tabs = within(frame.getByRole('navigation', { name: 'Brand' })).getAllByRole('link')
    await expect(tabs.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
      'Overview',
      'Ads',
      'Create ad',
      'Briefs',
      'Reports',
    ])
    await userEvent.click(frame.getByRole('button', { name: /^Account menu/ }))
    await expect(frame.getByRole('link', { name: /^Creatives/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const OneEntry: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    await expect(frame.getByRole('link', { name: /^Nightjar Lamps/ })).toHaveAttribute('href', '/')
    await expect(frame.queryByRole('navigation', { name: 'Account' })).toBeNull()
  },
}

export const NoBrand: Story = { args: { brand: undefined } }

export const WithFoot: Story = {
  parameters: { widths: [1440] },
  args: {
    entries: everyEntry,
    sideFoot: (
      <TokenFoot
        balance={{ freeStarting: 0, monthly: 240, additional: 500, resetDate: new Date(2026, 10, 30) }}
        monthlyAllowance={300}
        daysToReset={9}
      />
    ),
  },
}

export const SkipLink: Story = {
  parameters: { widths: [1440] },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** The brand menu with the other brands. */
export const BrandMenuOpen: Story = {
  parameters: { widths: [1440] },
  args: { entries: everyEntry, brandMenu: brandMenuFixture },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    await userEvent.click(frame.getByRole('button', { name: /^Nightjar Lamps/ }))
    await expect(frame.getByRole('link', { name: 'Brand settings' })).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Nightjar Lamps' })).toHaveAttribute('aria-current', 'true')
    // A phone has the menu too, in the bar at the top.
    const [note] = frame.getAllByText('This team has no brands yet.')
    await expect(note).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Teams' })).toHaveAttribute('href', '/0/manage-teams')
  },
}

/** With only one brand, there's nothing to switch to. */
export const OneBrandMenu: Story = {
  parameters: { widths: [1440] },
  args: { brandMenu: { ...brandMenuFixture, groups: [] } },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    await userEvent.click(frame.getByRole('button', { name: /^Nightjar Lamps/ }))
    await expect(frame.queryByText('Open a brand')).toBeNull()
  },
}
