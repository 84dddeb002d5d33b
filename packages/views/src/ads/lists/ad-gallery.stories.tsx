import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { manyAds } from './ad-card.fixtures.ts'
import { AdGallery } from './ad-gallery.tsx'

const meta: Meta<typeof AdGallery> = {
  title: 'Screens/Follow the results/Parts/Ad gallery',
  component: AdGallery,
  parameters: { width: 1000 },
  args: { brand: { name: 'Nightjar Lamps' }, ads: manyAds(10_000), onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  parameters: { pictures: 'once', pictureOf: 'div:has(> ul) + div' },
  play: async ({ args, canvasElement }) => {
    const gallery = within(canvasElement)
    await expect(gallery.getByText('1 to 24 of 10 000')).toBeVisible()
    await userEvent.click(gallery.getByRole('button', { name: 'Next' }))
    await expect(await gallery.findByText('25 to 48 of 10 000')).toBeVisible()
    await expect(gallery.getAllByRole('article')).toHaveLength(24)
    await userEvent.click(gallery.getByRole('button', { name: 'Open Lamp of the week 30' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('m29')
    ;(document.activeElement as HTMLElement).blur()
  },
}
