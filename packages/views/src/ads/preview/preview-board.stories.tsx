import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import { tradeIn, tradeInSearch } from '@aloft/design-system/previews/previews.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PreviewBoard } from './preview-board.tsx'

const meta: Meta<typeof PreviewBoard> = {
  title: 'Screens/Edit an ad/Parts/Preview board',
  component: PreviewBoard,
}
export default meta
type Story = StoryObj<typeof meta>

const facebook = {
  id: 'facebook',
  title: 'Facebook feed',
  note: '1:1',
  isWide: false,
  shown: <FacebookFeed ad={tradeIn} />,
}

export const SideBySide: Story = {
  parameters: { width: 836 },
  args: {
    previews: [
      facebook,
      {
        id: 'instagram',
        title: 'Instagram feed',
        note: 'Preview only',
        isWide: false,
        shown: <InstagramFeed ad={tradeIn} />,
      },
      {
        id: 'google',
        title: 'Google search',
        note: 'Preview only',
        isWide: true,
        shown: <GoogleSearch ad={tradeInSearch} device="desktop" />,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement)
    const [left, right, below] = board.getAllByRole('figure').map((figure) => figure.getBoundingClientRect())
    await expect(left?.top).toBe(right?.top)
    await expect(left?.right).toBeLessThan(right?.left ?? 0)
    await expect(below?.top).toBeGreaterThan(right?.bottom ?? 0)
    await expect(board.getByText('Google search')).toBeVisible()
  },
}

/** Where only one fits, nothing is said about it: the choice of places says where it is. */
export const Alone: Story = {
  parameters: { width: 431, pictures: 'once' },
  args: { previews: [facebook] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('figure')).toBeNull()
    await expect(within(canvasElement).getByRole('article')).toBeVisible()
  },
}
