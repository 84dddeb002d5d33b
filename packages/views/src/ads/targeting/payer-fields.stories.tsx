import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PayerFields } from './payer-fields.tsx'

const meta: Meta<typeof PayerFields> = {
  title: 'Parts/Ads/Targeting/Payer fields',
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
