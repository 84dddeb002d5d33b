import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { noWishes } from './create-ad-values.ts'
import { DetailsStep } from './details-step.tsx'

const meta: Meta<typeof DetailsStep> = {
  title: 'Patterns/Create ad/Details step',
  component: DetailsStep,
  parameters: { width: 342, pictureOf: '[data-picture] fieldset' },
  args: { values: noWishes, remarks: {}, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await userEvent.click(step.getByRole('radio', { name: 'Sales' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('goal', 'sales')
    await userEvent.click(step.getByRole('radio', { name: 'One product or service' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('offeringType', 'product')
    await userEvent.type(step.getByLabelText(/Its name/), 'W')
    await expect(args.onChange).toHaveBeenLastCalledWith('offeringName', 'W')
    await userEvent.type(step.getByLabelText(/What it is/), 'A')
    await expect(args.onChange).toHaveBeenLastCalledWith('offeringSummary', 'A')
    await userEvent.type(step.getByLabelText(/occasion/), 'Y')
    await expect(args.onChange).toHaveBeenLastCalledWith('specialPurpose', 'Y')
  },
}

export const Required: Story = {
  args: { remarks: { offeringType: 'requiredValue' } },
  parameters: { pictureOf: '[data-picture] fieldset + fieldset' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', { name: 'What does it offer?' }),
    ).toHaveAccessibleDescription('Please fill this in.')
  },
}
