import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UploadModal } from './upload.tsx'

const picture = new File(['pixels'], 'wren.webp', { type: 'image/webp' })

const meta: Meta<typeof UploadModal> = {
  title: 'Components/Inputs/Upload',
  component: UploadModal,
  parameters: { width: 520 },
  args: {
    accepts: ['image', 'video'],
    content: { kind: 'empty' },
    onPick: fn(),
    onStop: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const input = modal.getByLabelText(/^Drop a file here, or choose a file/)
    await expect(input).toHaveAttribute('accept', 'image/*,video/*')
    await userEvent.upload(input, picture)
    await expect(args.onPick).toHaveBeenLastCalledWith(picture)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The file input covers the whole area. */
export const Dropped: Story = {
  parameters: { pictureOf: '[data-picture] label' },
  args: { accepts: ['image'] },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByLabelText(/Pictures of at least 400 by 400 pixels, up to 25 MB/)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture)
    for (const type of ['dragover', 'drop']) {
      area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    await expect(args.onPick).toHaveBeenCalledWith(picture)
  },
}

export const Sending: Story = {
  args: { content: { kind: 'sending', name: 'wren.webp', percent: 42 } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '42% of wren.webp uploaded',
    )
    await userEvent.click(modal.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The browser doesn't report the upload's progress. */
export const SendingUnmeasured: Story = {
  parameters: { pictureOf: '[data-picture] [role=progressbar]' },
  args: { content: { kind: 'sending', name: 'wren.webp', percent: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Refused: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'refused', name: 'icon.png', reason: 'imageTooSmall' } },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('alert')).toHaveTextContent('icon.png is smaller than 400 by 400 pixels.')
    await expect(modal.getByLabelText(/^Drop a file here/)).toBeEnabled()
  },
}
