import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChangeFormFrame } from './change-form-frame.tsx'
import { KnownPasswordField } from './known-password-field.tsx'

const onClose = fn()

const meta: Meta<typeof ChangeFormFrame> = {
  title: 'Screens/Account and notifications/Parts/Change form frame',
  component: ChangeFormFrame,
  parameters: { width: 440 },
  args: {
    form: { isOpen: true, onOpen: fn(), onClose, isPending: false, failure: 'generic' },
    onSubmit: fn((event: SubmitEvent) => event.preventDefault()),
    submitLabel: 'Change password',
    children: <KnownPasswordField value="" onChange={fn()} isSubmitted={false} />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotSent: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('alert')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await expect(onClose).toHaveBeenCalled()
    form.getByRole('button', { name: 'Cancel' }).blur()
  },
}
