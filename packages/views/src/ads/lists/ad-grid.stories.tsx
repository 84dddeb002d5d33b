import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { adCards, manyAds } from './ad-card.fixtures.ts'
import { AdGrid } from './ad-grid.tsx'
import { frameFixture } from '../../frame/app-frame.fixtures.ts'

const meta: Meta<typeof AdGrid> = {
  title: 'Screens/Follow the results/Parts/Ad grid',
  component: AdGrid,
  parameters: { width: 640 },
  args: {
    brand: frameFixture.brand,
    ads: adCards,
    group: null,
    onGroup: fn(),
    parts: null,
    viewHrefs: { gallery: '/0/gallery', list: '/0/list', timeline: '/0/timeline' },
    onOpenAd: fn(),
    onCreateAd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnlyOneMade: Story = {
  args: { ads: [], making: { platform: 'facebook', progress: 12 } },
  play: async ({ args, canvasElement }) => {
    const create = within(canvasElement).getByRole('button', { name: 'Create ad' })
    await userEvent.click(create)
    await expect(args.onCreateAd).toHaveBeenCalledOnce()
    create.blur()
  },
}

export const SomeAtATime: Story = {
  parameters: { width: 640, pictureOf: '[data-picture] h2' },
  args: { ads: manyAds(50), onArchiveAd: fn() },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement)
    await expect(grid.getAllByRole('article')).toHaveLength(24)
    await expect(grid.getByText('24 of 50 shown')).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: 'Show more' }))
    await expect(grid.getAllByRole('article')).toHaveLength(48)
    await expect(grid.getByRole('button', { name: 'Open Lamp of the week 30' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenAd).toHaveBeenCalledWith('m29')
    await userEvent.click(grid.getByRole('button', { name: 'Show more' }))
    await expect(grid.getAllByRole('article')).toHaveLength(50)
    await expect(grid.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}
