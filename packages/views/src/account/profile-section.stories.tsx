import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProfileSection } from './profile-section.tsx'

const meta: Meta<typeof ProfileSection> = {
  title: 'Screens/Account and notifications/Parts/Profile section',
  component: ProfileSection,
  parameters: { width: 720 },
  args: {
    profile: { username: 'Órla Fahy', language: 'en' },
    languages: [
      { value: 'en', label: 'English' },
      { value: 'fr', label: 'Français' },
      { value: 'de', label: 'Deutsch' },
    ],
    onSave: fn(),
    onEdit: fn(),
    isPending: false,
    isSaved: false,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByRole('status')).toHaveTextContent('Saved')
    const name = section.getByLabelText('Your name')
    await userEvent.clear(name)
    await userEvent.type(name, ' Órla Ní Fhathaigh ')
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.selectOptions(section.getByLabelText('Language'), 'Deutsch')
    await userEvent.type(name, '{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({ username: 'Órla Ní Fhathaigh', language: 'de' })
    name.blur()
  },
}

export const Invalid: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(1)' },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    const name = section.getByLabelText('Your name')
    await userEvent.clear(name)
    await expect(name).toHaveAccessibleDescription('Please enter your name.')
    await userEvent.click(section.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] form button[type=submit]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Your name'), '{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
