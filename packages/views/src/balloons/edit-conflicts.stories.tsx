import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { headlineConflict } from './edit-conflicts.fixtures.ts'
import { EditConflicts } from './edit-conflicts.tsx'

const meta: Meta<typeof EditConflicts> = {
  title: 'Screens/Edit an ad/Parts/Edit conflicts',
  component: EditConflicts,
  parameters: { width: 760 },
  args: { conflicts: [headlineConflict], onTake: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(within(canvasElement).getByRole('group', { name: 'Both versions of Headline' }))
    await expect(sheet.getByText('Orla Daly')).toBeVisible()
    await expect(sheet.getByText('21 Nov, 2026 14:32')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onTake).toHaveBeenLastCalledWith('headline', 'mine')
    await userEvent.click(sheet.getByRole('button', { name: 'Use theirs' }))
    await expect(args.onTake).toHaveBeenLastCalledWith('headline', 'theirs')
    blur()
  },
}

/**
 * Conflicts with the user's other tab and with an unknown author, with an emptied value, another script and a
 * much longer text.
 */
export const Many: Story = {
  parameters: { pictures: 'once' },
  args: {
    conflicts: [
      {
        ...headlineConflict,
        id: 'message',
        subject: { kind: 'field', label: 'message' },
        mine: '',
        author: { isReader: true },
      },
      {
        ...headlineConflict,
        id: 'name',
        subject: { kind: 'name' },
        mine: 'Trade-in, autumn',
        theirs: 'مصباح قديم',
        author: null,
        date: null,
      },
      {
        ...headlineConflict,
        id: 'interests',
        subject: { kind: 'list', list: 'interests' },
        mine: 'Lamps, Interior design',
        theirs: 'Lamps, Interior design, Second-hand furniture, Repair cafés',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getByRole('status')).toHaveTextContent('3 parts of this ad were also changed')
    await expect(sheet.getByText('You, in another tab or on another device')).toBeVisible()
    await expect(sheet.getByText('Empty')).toBeVisible()
  },
}
