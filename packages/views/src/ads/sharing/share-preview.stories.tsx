import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleComment, sampleLink } from './sharing.fixtures.ts'
import { SharePreview } from './share-preview.tsx'

const meta: Meta<typeof SharePreview> = {
  title: 'Screens/Edit an ad/Parts/Share preview',
  component: SharePreview,
  parameters: { pictures: 'once', width: 560 },
  args: {
    content: { kind: 'open', links: [sampleLink] },
    comments: [
      sampleComment,
      {
        ...sampleComment,
        commentId: '2',
        author: 'Tom, the workshop',
        text: 'We don’t ship to the UK at the moment.\nCan we say so?',
        place: 'story',
        pin: null,
      },
    ],
    createdUrl: null,
    isCreating: false,
    fault: null,
    onOpen: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onEnd: fn(),
    onDelete: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Commented: Story = {
  play: async ({ canvasElement, args }) => {
    const part = within(canvasElement)
    await userEvent.click(part.getByRole('button', { name: 'Delete Tom, the workshop’s comment' }))
    await expect(args.onDelete).toHaveBeenCalledWith('2')
    await userEvent.click(part.getByRole('button', { name: 'End link' }))
    await expect(args.onEnd).toHaveBeenCalledWith(sampleLink.linkId)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Created: Story = {
  parameters: { width: 390 },
  args: {
    comments: [],
    createdUrl: 'https://aloft.example/0/render-ad-preview?key=3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  },
}

export const Closed: Story = {
  args: { content: { kind: 'closed' }, comments: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share preview' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
