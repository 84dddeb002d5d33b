import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RefusedEdits } from './refused-edits.tsx'

const meta: Meta<typeof RefusedEdits> = {
  title: 'Screens/Edit an ad/Parts/Refused edits',
  component: RefusedEdits,
  parameters: { width: 760 },
  args: {
    values: [
      {
        id: 'headline',
        subject: { kind: 'field', label: 'headline' },
        words: 'Your old lamp is worth €25',
        refusal: 'locked',
      },
    ],
    onRetry: fn(),
    onCopy: fn(),
    onRemove: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const sheet = within(within(canvasElement).getByRole('group', { name: 'Not saved: Headline' }))
    await expect(sheet.getByText(/You can’t edit this ad anymore/)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Copy' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith('Your old lamp is worth €25')
    await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('headline')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Each reason and each kind of part; an emptied value, and one in another script. */
export const Many: Story = {
  parameters: { pictures: 'once' },
  args: {
    values: [
      { id: 'name', subject: { kind: 'name' }, words: 'مصباح قديم', refusal: 'invalid' },
      { id: 'interests', subject: { kind: 'list', list: 'interests' }, words: '', refusal: 'rights' },
      {
        id: 'budget',
        subject: { kind: 'setting', key: 'plannedBudget' },
        words: '14o',
        refusal: 'invalid',
      },
      { id: 'theme', subject: { kind: 'other' }, words: 'alice', refusal: 'gone' },
    ],
  },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getByRole('status')).toHaveTextContent('4 of your changes couldn’t be saved')
    await expect(sheet.getByRole('group', { name: 'Not saved: Budget' })).toBeVisible()
    await expect(sheet.getByText('Empty')).toBeVisible()
    await expect(sheet.getByText('This ad has been deleted.')).toBeVisible()
  },
}
