import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdNeeds } from './ad-needs.tsx'

const meta: Meta<typeof AdNeeds> = {
  title: 'Screens/Edit an ad/Parts/Ad needs',
  component: AdNeeds,
  parameters: { width: 492 },
  args: {
    needs: [
      { need: 'adCreativeId', isMissing: false },
      { need: 'channel', isMissing: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneMissing: Story = {
  play: async ({ canvasElement }) => {
    const [picture, page] = within(canvasElement).getAllByRole('listitem')
    await expect(picture).toHaveTextContent('PictureAdded')
    await expect(page).toHaveTextContent(/Connect a Facebook page to this brand/)
  },
}
