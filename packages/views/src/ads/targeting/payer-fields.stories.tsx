import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type AdPayer, PayerFields, type PayerFieldsProps } from './payer-fields.tsx'

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

const brand = { payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps', source: 'brand' } as const

/** What the brand is called, until somebody agrees or types other names. */
export const Suggested: Story = {
  args: { payer: '', suggestion: brand },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByLabelText('Paid by')).toHaveValue('Nightjar Lamps')
    await expect(fields.getByText('We suggest your brand’s name for both')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(fields.getByRole('button', { name: 'Use these names' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      payer: 'Nightjar Lamps',
      beneficiary: 'Nightjar Lamps',
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Keeps what is typed, as a screen does. */
function Stateful(args: PayerFieldsProps) {
  const [names, setNames] = useState<AdPayer>({ payer: args.payer, beneficiary: args.beneficiary })
  return (
    <PayerFields
      {...args}
      {...names}
      onChange={(changed) => {
        args.onChange?.(changed)
        setNames({ ...names, ...changed })
      }}
    />
  )
}

/** A name that is typed is the user's own, and so is a field that they empty. The other one is still a suggestion. */
export const SuggestedInPart: Story = {
  args: { payer: '', suggestion: { ...brand, source: 'ad' } },
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    const payer = fields.getByLabelText('Paid by')
    await userEvent.clear(payer)
    await expect(payer).toHaveValue('')
    await userEvent.type(payer, 'Órla Fahy')
    await expect(args.onChange).toHaveBeenLastCalledWith({ payer: 'Órla Fahy' })
    await expect(fields.getByLabelText('Advertiser')).toHaveValue('Nightjar Lamps')
    await userEvent.click(fields.getByRole('button', { name: 'Use this name' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ beneficiary: 'Nightjar Lamps' })
    await expect(fields.queryByText(/^We suggest/)).toBeNull()
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
