import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { supportKnows } from './chat.fixtures.ts'
import { PersonNote } from './person-note.tsx'

const meta: Meta<typeof PersonNote> = {
  title: 'Screens/Ask Loona/Parts/Person note',
  component: PersonNote,
  parameters: { layout: 'fullscreen', widths: [380] },
  args: { person: supportKnows, onBack: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Here: Story = {
  play: async ({ args, canvasElement }) => {
    const note = within(canvasElement)
    await expect(note.getByText(/the page Ads · your brand Nightjar Lamps · your Free plan/)).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: 'Back to Loona' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** Says when somebody answers, and what an error is called. */
export const Away: Story = {
  args: {
    person: {
      ...supportKnows,
      backDate: new Date(2026, 10, 30, 9, 0),
      errorReference: '4f1d2c9a-5f0e-4c58-9d35-2f6a1b7c8d90',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('back Monday 9:00')
  },
}

/** Nothing but the conversation was passed on. */
export const LittleKnown: Story = {
  args: { person: { ...supportKnows, page: null, brand: null, plan: null, isReconnecting: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('They can see: this conversation')).toBeVisible()
  },
}
