import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PayerFields } from './payer-fields.tsx'

const meta: Meta<typeof PayerFields> = {
  title: 'Screens/Edit an ad/Parts/Payer fields',
  component: PayerFields,
  parameters: { width: 492, pictures: 'once' },
  args: { payer: 'Nightjar Lamps Ltd', beneficiary: '', onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnlyThePayer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Same as payer' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ beneficiary: 'Nightjar Lamps Ltd' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Missing: Story = {
  args: { payer: '', isChecked: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Paid by')).toBeInvalid()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** A longer name is kept, so that nobody loses it while typing. */
export const TooLong: Story = {
  args: { payer: 'Nightjar Lamps Ltd '.repeat(11), beneficiary: 'Nightjar Lamps Ltd' },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByLabelText('Paid by')).toBeInvalid()
    await expect(fields.getByText(/Use at most 200 characters. You have 209 now./)).toBeVisible()
  },
}
