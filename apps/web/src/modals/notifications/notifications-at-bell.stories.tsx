import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Account and notifications/In the app/Notifications at the bell',
  args: { address: '/0?modal=notifications', shows: 'Log out' },
}
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** The panel, once it says this. */
async function panelWith(text: string, context: Parameters<Play>[0]): Promise<HTMLElement> {
  await screenStories.play(context)
  const panel = await screen.findByRole('dialog', { name: 'Notifications' }, { timeout: 20_000 })
  await within(panel).findByText(text)
  return panel
}

const contains =
  (text: string): Play =>
  async (context) => {
    await expect(await panelWith(text, context)).toBeVisible()
  }

/** A panel beside the bell of the side navigation, with the page in sight. */
export const Full: Story = {
  play: async (context) => {
    const panel = await panelWith('Your ad is ready', context)
    const bells = [...document.querySelectorAll('[data-anchor=bell]')]
    const bell = bells.find((one) => one.getClientRects().length > 0)?.getBoundingClientRect()
    await expect(panel.getBoundingClientRect().left).toBe((bell?.right ?? 0) + 8)
  },
}

/** A sheet at the lower edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { left, bottom } = (await panelWith('Your ad is ready', context)).getBoundingClientRect()
    await expect([left, Math.round(bottom)]).toEqual([0, window.innerHeight])
  },
}

export const Loading: Story = {
  args: { answers: { 'get-notifications': never } },
  play: async (context) => {
    await screenStories.play(context)
    await expect(await screen.findByRole('status', { name: 'Loading notifications' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { 'get-notifications': refused } },
  play: contains('We couldn’t load your notifications.'),
}

export const Empty: Story = {
  args: { answers: { 'get-notifications': { notifications: [], hasMore: false } } },
  play: contains('You’re all caught up'),
}
