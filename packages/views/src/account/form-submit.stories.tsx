import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormSubmit } from './form-submit.tsx'

const onSend = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta: Meta<typeof FormSubmit> = {
  title: 'Screens/Sign up and log in/Parts/Form submit',
  component: FormSubmit,
  parameters: { width: 400 },
  args: { isPending: false, isWaiting: false, children: 'Log in' },
  render: (args) => (
    <form onSubmit={onSend}>
      <FormSubmit {...args} />
    </form>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }))
    await expect(onSend).toHaveBeenCalledOnce()
  },
}

/** The server refuses attempts for a while. */
export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log in' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
