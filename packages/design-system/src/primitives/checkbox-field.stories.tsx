import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckboxField } from './checkbox-field.tsx'
import { Link } from './link.tsx'

const meta: Meta<typeof CheckboxField> = {
  title: 'Components/Inputs/Checkbox field',
  component: CheckboxField,
  parameters: { width: 342 },
  args: {
    name: 'terms',
    label: (
      <>
        I accept the{' '}
        <Link href="#terms" variant="inText">
          terms of use
        </Link>
      </>
    ),
    isChecked: false,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { isChecked: true } }
export const Wrong: Story = { args: { error: 'Please accept the terms to continue.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledAndChecked: Story = { args: { isDisabled: true, isChecked: true } }

export const Ticked: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.click(field.getByText(/I accept the/))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    field.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
