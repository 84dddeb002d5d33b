import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { PictureStrip } from './picture-strip.tsx'

const meta: Meta<typeof PictureStrip> = {
  title: 'Screens/Brand and briefs/Parts/Picture strip',
  component: PictureStrip,
  parameters: { width: 440 },
  args: { pictures: nightjarPictures },
}
export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement)
    await expect(strip.getAllByRole('img')).toHaveLength(5)
    await userEvent.click(strip.getByRole('button', { name: 'Show all 8' }))
    await expect(strip.getAllByRole('img')).toHaveLength(8)
  },
}

export const Awaited: Story = { args: { pictures: nightjarPictures.slice(0, 3), isAwaited: true } }

export const PictureGone: Story = {
  args: { pictures: [...nightjarPictures.slice(0, 2), { url: 'data:image/png;base64,', alt: '' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
    await expect(within(canvasElement).getByRole('img', { name: 'Picture 3 of 3' })).toBeVisible()
  },
}
