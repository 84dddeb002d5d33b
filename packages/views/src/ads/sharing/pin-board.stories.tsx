import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PinBoard } from './pin-board.tsx'

const meta: Meta<typeof PinBoard> = {
  title: 'Screens/Edit an ad/Parts/Pin board',
  component: PinBoard,
  parameters: { pictures: 'once', width: 431 },
  args: {
    children: <FacebookFeed ad={tradeIn} />,
    pins: [
      { id: '1', number: 1, author: 'Maeve', spot: { x: 0.5, y: 0.42 } },
      { id: '2', number: 12, author: 'Tom', spot: { x: 0.02, y: 0.98 } },
    ],
    draft: null,
    onDraft: fn(),
    onPin: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Pins: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comment 12 by Tom' }))
    await expect(args.onPin).toHaveBeenCalledWith('2')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The pin stays on the board, whatever key is pressed. */
export const AtTheEdge: Story = {
  args: { draft: { x: 0.995, y: 0 } },
  play: async ({ canvasElement, args }) => {
    const marker = within(canvasElement).getByRole('button', { name: /^Pin of your comment/ })
    await expect(marker).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}x')
    await expect(args.onDraft).toHaveBeenCalledTimes(2)
    await expect(args.onDraft).toHaveBeenNthCalledWith(1, { x: 1, y: 0 })
    await expect(args.onDraft).toHaveBeenNthCalledWith(2, { x: 0.995, y: 0 })
  },
}
