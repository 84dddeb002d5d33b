import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UploadList } from './upload-list.tsx'

const meta: Meta<typeof UploadList> = {
  title: 'Screens/Edit an ad/Parts/Upload list',
  component: UploadList,
  parameters: { width: 440, pictures: 'once' },
  args: {
    uploads: [
      { id: '1', name: 'dome.webp', state: 'done' },
      { id: '2', name: 'bay-at-dusk.webp', state: 'sending' },
      { id: '3', name: 'shopfront.webp', state: 'waiting' },
    ],
    onDrop: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnTheirWay: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('status')).toHaveTextContent('1 of 3 uploaded')
    await userEvent.click(list.getByRole('button', { name: 'Cancel bay-at-dusk.webp' }))
    await expect(args.onDrop).toHaveBeenLastCalledWith('2')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Each says what's wrong with it. */
export const Refused: Story = {
  args: {
    uploads: [
      { id: '1', name: 'wall.png', state: 'fileTooLarge' },
      { id: '2', name: 'icon.png', state: 'imageTooSmall' },
      { id: '3', name: 'broken.webp', state: 'unreadable' },
      { id: '4', name: 'price-list.pdf', state: 'notAccepted' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^wall.png is larger than 25 MB/)).toBeVisible()
  },
}
