import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BriefControl } from './brief-control.tsx'

const meta: Meta<typeof BriefControl> = {
  title: 'Screens/Brand and briefs/Parts/Brief control',
  component: BriefControl,
  parameters: { width: 480 },
  decorators: [
    (Story, { args }) => (
      <div>
        <label htmlFor={args.id}>Field</label>
        {Story()}
      </div>
    ),
  ],
  args: { id: 'field', logos: [], onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Color: Story = {
  args: { form: { name: 'layoutColor', kind: 'color' }, value: '#f6efe0' },
}

export const Optional: Story = {
  args: { form: { name: 'specialPurpose', kind: 'optional', maxLength: 200 }, value: 'A' },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(within(canvasElement).getByLabelText('Field'))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ChoiceOfBefore: Story = {
  args: { form: { name: 'font', kind: 'choice', options: ['Arimo', 'Roboto'] }, value: 'Young Serif' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Field')
    await expect(select).toHaveValue('Young Serif')
    await userEvent.selectOptions(select, 'Roboto')
    await expect(args.onChange).toHaveBeenLastCalledWith('Roboto')
  },
}
