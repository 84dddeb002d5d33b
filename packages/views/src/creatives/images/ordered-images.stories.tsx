import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { arrivedImages } from './images.fixtures.ts'
import { OrderedImages } from './ordered-images.tsx'

const meta: Meta<typeof OrderedImages> = {
  title: 'Screens/Edit an ad/Parts/Ordered images',
  component: OrderedImages,
  parameters: { width: 720 },
  args: {
    order: { title: 'Wren lamp, close up', images: arrivedImages },
    writer: 'rules',
    onBack: fn(),
    onUse: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const [one, two, three, four] = arrivedImages as [
  (typeof arrivedImages)[number],
  (typeof arrivedImages)[number],
  (typeof arrivedImages)[number],
  (typeof arrivedImages)[number],
]
const title = 'Wren lamp, close up'

export const Drawing: Story = {
  args: {
    order: { title, images: [one, { status: 'drawing' }, { status: 'drawing' }, { status: 'drawing' }] },
  },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('status')).toHaveTextContent('1 of 4 done')
    await expect(modal.queryByRole('button', { name: 'Another idea' })).toBeNull()
  },
}

export const Arrived: Story = {
  args: { order: { title, images: [one, two, three, four] } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('button', { name: 'Use picture' })).toBeDisabled()
    await userEvent.click(modal.getByRole('checkbox', { name: /^Picture 3/ }))
    await userEvent.click(modal.getByRole('checkbox', { name: /^Picture 1/ }))
    await userEvent.click(modal.getByRole('button', { name: 'Use 2 pictures' }))
    await expect(args.onUse).toHaveBeenCalledWith([one, three])
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ArrivedOnPhone: Story = {
  name: 'Arrived on a phone',
  parameters: { width: 390 },
  args: { order: { title, images: [one, two] }, writer: 'ai' },
}

/** A single picture needs no tick. */
export const Single: Story = {
  args: { order: { title, images: [one] } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use picture' }))
    await expect(args.onUse).toHaveBeenCalledWith([one])
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const SomeFailed: Story = {
  name: 'Some failed',
  args: {
    order: {
      title,
      images: [
        one,
        { status: 'failed', failure: 'imageFailed' },
        two,
        { status: 'failed', failure: 'unsafe' },
      ],
    },
  },
}

export const AllFailed: Story = {
  name: 'All failed',
  parameters: { pictures: 'once' },
  args: { order: { title, images: [{ status: 'failed', failure: 'limitExceeded' }] } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('button', { name: 'Use picture' })).toBeDisabled()
    await userEvent.click(modal.getByRole('button', { name: 'Another idea' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
