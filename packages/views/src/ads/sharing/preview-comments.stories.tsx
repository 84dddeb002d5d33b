import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PreviewComments } from './preview-comments.tsx'
import { sampleComment } from './sharing.fixtures.ts'

const meta: Meta<typeof PreviewComments> = {
  title: 'Screens/Edit an ad/Parts/Preview comments',
  component: PreviewComments,
  parameters: { pictures: 'once', width: 390 },
  args: {
    comments: [
      sampleComment,
      {
        ...sampleComment,
        commentId: '2',
        author: 'Tom, who does the website and everything else around here',
        text: 'See https://nightjar.example/lamps/the-longest-address-that-anybody-ever-pasted-into-a-comment\n<b>Not bold.</b>',
        place: 'story',
        pin: null,
      },
    ],
    empty: 'Comments will appear here.',
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** What people write is text, whatever it contains. */
export const Numbered: Story = {
  args: { isNumbered: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>Not bold\.<\/b>/)).toBeVisible()
  },
}

export const Deletable: Story = {
  args: { onDelete: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete Maeve’s comment' }))
    await expect(args.onDelete).toHaveBeenCalledWith('1')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Empty: Story = { args: { comments: [] } }
