import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioOption } from './radio-option.tsx'

const meta: Meta<typeof RadioOption> = {
  title: 'Components/Inputs/Radio option',
  component: RadioOption,
  parameters: { width: 300 },
  args: {
    name: 'tone',
    value: 'calm',
    label: 'Calm',
    detail: 'Few words, no hurry',
    isChecked: false,
    onChoose: fn(),
    variant: 'card',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Few words, no hurry'))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    within(canvasElement).getByRole('radio').blur()
  },
}

export const Row: Story = { args: { variant: 'row', isChecked: true } }

export const Chip: Story = { args: { variant: 'chip' } }
