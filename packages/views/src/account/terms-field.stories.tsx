import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TermsField } from './terms-field.tsx'

const meta: Meta<typeof TermsField> = {
  title: 'Screens/Sign up and log in/Parts/Terms field',
  component: TermsField,
  parameters: { width: 400 },
  args: { isAccepted: false, onChange: fn(), isSubmitted: true, href: '/0/terms' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotAccepted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    const box = field.getByRole('checkbox', { name: /terms of use/ })
    await expect(box).toHaveAccessibleDescription('Please accept the terms to continue.')
    await expect(field.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/0/terms')
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenCalledWith(true)
    box.blur()
  },
}

export const OnlyNamed: Story = {
  args: { isAccepted: true, href: undefined },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await expect(field.getByRole('checkbox', { name: 'I accept the terms of use' })).toBeChecked()
    await expect(field.queryByRole('link')).toBeNull()
  },
}
