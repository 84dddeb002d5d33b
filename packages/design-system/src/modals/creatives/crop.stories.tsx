import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type Mock, userEvent, waitFor, within } from 'storybook/test'
import { nightjarPictures } from '../../patterns/nightjar-pictures.fixtures.ts'
import { CropModal, type CropModalProps } from './crop.tsx'

const [picture] = nightjarPictures
if (!picture) throw new Error('there are no pictures')
const { width, height } = picture

const meta: Meta<typeof CropModal> = {
  title: 'Screens/Edit an ad/Modals/Crop',
  component: CropModal,
  parameters: { width: 560 },
  args: {
    src: picture.url,
    ratio: 16 / 9,
    part: { x: 0, y: 0.3, width: 1, height: width / height / (16 / 9) },
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the picture: its window is placed once its size is known. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  const cropper = await within(canvasElement).findByTestId('cropper')
  await waitFor(() => expect(cropper.getBoundingClientRect().width).toBeGreaterThan(50))
  return cropper
}
const answerOf = ({ onAnswer }: CropModalProps) =>
  (onAnswer as Mock<CropModalProps['onAnswer']>).mock.lastCall?.[0]

export const Wide: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const cropper = await opened(canvasElement)
    cropper.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await userEvent.click(modal.getByRole('button', { name: 'Use this part' }))
    const part = answerOf(args)
    // The picture was moved up, so more of its lower part is seen.
    await expect(part?.y).toBeGreaterThan(0.3)
    await expect(part?.width).toBeCloseTo(1, 2)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Closer, through a round window. */
export const Round: Story = {
  parameters: { pictures: 'once' },
  args: { ratio: 1, isRound: true, part: { x: 0.25, y: 0.2, width: 0.5, height: (0.5 * width) / height } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await opened(canvasElement)
    await expect(modal.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%')
    await userEvent.click(modal.getByRole('button', { name: 'Use this part' }))
    await expect(answerOf(args)?.width).toBeCloseTo(0.5, 2)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
