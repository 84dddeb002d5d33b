import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ModalFrame } from '../../primitives/modal-frame.tsx'
import { NoAdDataModal } from './no-ad-data.tsx'

const meta: Meta<typeof NoAdDataModal> = {
  title: 'Screens/Edit an ad/Modals/No ad data',
  component: NoAdDataModal,
  parameters: { width: 560 },
  args: { reason: 'EXTRACT_FAIL', ways: ['describe', 'otherAddress'], onAnswer: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unreadable: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'No Ad Generation Data Found' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Update Brand Details' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('update')
    await userEvent.click(modal.getByRole('button', { name: 'Try another address' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('otherAddress')
    await userEvent.click(modal.getByRole('button', { name: 'Describe your brand' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('describe')
  },
}

export const Incomplete: Story = {
  args: { reason: 'incomplete', ways: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

const closed = fn()

/** In its frame: neither Escape nor a press outside closes it (MOD-13). */
export const InItsFrame: Story = {
  parameters: { layout: 'fullscreen', pictureOf: '[role=dialog]' },
  render: (args) => (
    <ModalFrame isStaying onClose={closed} closeLabel="Close">
      <NoAdDataModal {...args} />
    </ModalFrame>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'No Ad Generation Data Found' })
    await userEvent.keyboard('{Escape}')
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.elementFromPoint(4, 4) ?? document.body,
    })
    await expect(closed).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}
