import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { control as controlClass } from './field.css.ts'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Components/Inputs/Field',
  component: Field,
  parameters: { width: 342 },
  args: {
    label: 'Headline',
    children: (control) => <input {...control} className={controlClass} defaultValue="Bring a lamp" />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithEverything: Story = {
  args: { hint: 'Three are needed.', count: '12 / 40', optional: 'Optional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Three are needed.')
  },
}
export const Wrong: Story = {
  args: { hint: 'Three are needed.', error: 'Google rejects “!!”.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('Google rejects “!!”.')
    await expect(input).toBeInvalid()
  },
}
