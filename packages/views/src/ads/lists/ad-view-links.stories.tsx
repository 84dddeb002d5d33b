import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdViewLinks } from './ad-view-links.tsx'

const meta: Meta<typeof AdViewLinks> = {
  title: 'Screens/Follow the results/Parts/Ad view links',
  component: AdViewLinks,
  parameters: { width: 160 },
  args: { hrefs: { gallery: '/0/gallery', list: '/0/list', timeline: '/0/timeline' } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/0/gallery',
      '/0/list',
      '/0/timeline',
    ])
  },
}
