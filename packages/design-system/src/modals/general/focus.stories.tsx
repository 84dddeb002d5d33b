import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { nightjarPictures } from '../../patterns/nightjar-pictures.fixtures.ts'
import { ModalFrame } from '../../primitives/modal-frame.tsx'
import { FocusModal } from './focus.tsx'

const [picture] = nightjarPictures

const meta: Meta<typeof FocusModal> = {
  title: 'Components/Feedback/Focus',
  component: FocusModal,
  parameters: { width: 520 },
  args: {
    title: 'Your first ad is ready.',
    text: 'Look it over as people will see it. Nothing runs, and nothing costs, until you launch it.',
    action: 'Look it over',
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Look it over' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}

/** In its frame, over a blurred page. */
export const OverABlurredPage: Story = {
  parameters: { layout: 'fullscreen', pictureOf: '[role=dialog]' },
  render: (args) => (
    <>
      <img src={picture?.url} alt={picture?.alt} width={320} />
      <ModalFrame isBlurred onClose={args.onClose} closeLabel="Close">
        <FocusModal {...args} />
      </ModalFrame>
    </>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your first ad is ready.' })
    const scrim = dialog.previousElementSibling
    await expect(scrim && getComputedStyle(scrim).backdropFilter).toBe('blur(8px)')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
