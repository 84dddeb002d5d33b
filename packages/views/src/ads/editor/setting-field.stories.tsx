import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SettingField } from './setting-field.tsx'

const meta: Meta<typeof SettingField> = {
  title: 'Screens/Edit an ad/Parts/Setting field',
  component: SettingField,
  parameters: { width: 342, pictures: 'once' },
  args: {
    field: 'plannedBudget',
    label: 'Total budget',
    value: '',
    onChange: fn(),
    kind: 'number',
    unit: 'EUR',
    failure: undefined,
    hint: 'Three decimals are refused.',
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** An undo is shown even while the field has the focus, and replaces what was typed. */
export const Undone: Story = {
  render: function Undone(args) {
    const [value, setValue] = useState('12')
    return (
      <>
        <SettingField {...args} value={value} onChange={(text) => setValue(text === '12.' ? '12' : text)} />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue('9')}>
          {args.label}
        </button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '.')
    await expect(field).toHaveValue('12.')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('9')
    field.blur()
  },
}
