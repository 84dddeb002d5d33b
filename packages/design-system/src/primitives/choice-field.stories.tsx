import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChoiceField } from './choice-field.tsx'

const meta: Meta<typeof ChoiceField<string>> = {
  title: 'Components/Inputs/Choice field',
  component: ChoiceField<string>,
  parameters: { width: 720 },
  args: {
    label: 'What matters most right now?',
    name: 'goal',
    choices: [
      { value: 'awareness', label: 'Brand awareness', detail: 'Get your name out there' },
      { value: 'sales', label: 'Sales', detail: 'Get more people to buy' },
      { value: 'leads', label: 'Leads', detail: 'Get more people to contact you' },
    ],
    value: undefined,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = { args: { optional: 'Optional' } }
export const Chosen: Story = { args: { value: 'sales' } }
export const Wrong: Story = { args: { error: 'Please choose the one that fits best.' } }
export const InOneColumn: Story = { args: { columns: 1, value: 'leads' }, parameters: { width: 342 } }

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Sales'))
    await expect(args.onChange).toHaveBeenCalledWith('sales')
  },
}
