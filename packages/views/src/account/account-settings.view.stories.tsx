import { completeChoices } from '@aloft/domain/notifications/notification-choices.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { AccountSettingsView } from './account-settings.view.tsx'

const closed = { isOpen: false, onOpen: fn(), onClose: fn(), isPending: false }
const email = {
  email: 'orla@nightjar.example',
  isVerified: true,
  resend: { kind: 'idle' } as const,
  onResend: fn(),
  onKeep: fn(),
  form: closed,
  onChange: fn(),
}
const notifications = {
  content: {
    kind: 'ready',
    choices: completeChoices([{ topic: 'teamInvites', channel: 'mail', isOn: false }]),
  } as const,
  isVerified: true,
  onChange: fn(),
}
const signIn = {
  ways: ['password'] as const,
  email: 'orla@nightjar.example',
  onLogOutEverywhere: fn(),
  isPending: false,
}

const meta: Meta<typeof AccountSettingsView> = {
  title: 'Screens/Account and notifications/Account settings',
  component: AccountSettingsView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  args: {
    profile: {
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
    email,
    notifications,
    password: { email: 'orla@nightjar.example', form: closed, isDone: false, onChange: fn() },
    signIn,
    plan: { plan: 'grow-2407', href: '#plan' },
    deletion: { onDelete: fn(), isPending: false },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby')),
    ).toHaveLength(7)
    await expect(page.getByLabelText('Your name')).toHaveValue('Órla Fahy')
  },
}

export const Changing: Story = {
  parameters: { pictures: 'once', pictureOf: 'main section:nth-of-type(2)' },
  args: {
    email: { ...email, isVerified: false, form: { ...closed, isOpen: true } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('New email'), 'orla@{Enter}')
    await expect(page.getByLabelText('New email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    page.getByLabelText('New email').blur()
  },
}
