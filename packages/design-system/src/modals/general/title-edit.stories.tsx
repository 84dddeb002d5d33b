import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TitleEditModal } from './title-edit.tsx'

const meta: Meta<typeof TitleEditModal> = {
  title: 'Components/Inputs/Title edit',
  component: TitleEditModal,
  parameters: { width: 520 },
  args: {
    kind: 'ad',
    title: 'Evenings, better lit',
    otherTitles: ['Lamps for the long table'],
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Refuses the name of another ad in any case; accepts a different one and trims it. */
export const Ad: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const field = modal.getByLabelText('Ad name')
    await userEvent.clear(field)
    await userEvent.type(field, 'lamps for the long TABLE{Enter}')
    await expect(field).toHaveAccessibleDescription(/^Another ad in this brand already has this name/)
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '  Mended, not replaced {Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('Mended, not replaced')
    field.blur()
  },
}

export const Brand: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(2)' },
  args: { kind: 'brand', title: 'Nightjar Lamps', otherTitles: ['Nightjar Repairs'] },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const field = modal.getByLabelText('Brand name')
    await userEvent.type(field, '{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.clear(field)
    await userEvent.type(field, 'NJ{Enter}')
    await expect(field).toHaveAccessibleDescription('Please use at least 3 characters.')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    field.blur()
  },
}
