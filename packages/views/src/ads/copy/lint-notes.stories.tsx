import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aboutReaders, finalMark, hiddenEnd, longMessage, repeatedMarks } from './copy-field.fixtures.ts'
import { LintNotes } from './lint-notes.tsx'

const meta: Meta<typeof LintNotes> = {
  title: 'Screens/Edit an ad/Parts/Lint notes',
  component: LintNotes,
  parameters: { width: 492 },
  args: { notes: [repeatedMarks, finalMark], value: 'Open Today Until 6!!', onApply: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const ErrorAndWarning: Story = {
  play: async ({ args, canvasElement }) => {
    const notes = within(canvasElement)
    await expect(notes.getByText('“!!”')).toBeVisible()
    const repair = notes.getByRole('button', { name: 'Use “Open Today Until 6!”' })
    await userEvent.click(repair)
    await expect(args.onApply).toHaveBeenCalledWith('Open Today Until 6!')
    repair.blur()
  },
}

export const LongRepair: Story = {
  args: { notes: [aboutReaders], value: 'Your eyes are not getting any younger.' },
  play: async ({ args, canvasElement }) => {
    const repair = within(canvasElement).getByRole('button', { name: 'Use the corrected text' })
    await userEvent.click(repair)
    await expect(args.onApply).toHaveBeenCalledWith(aboutReaders.suggestion)
    repair.blur()
  },
}

export const TakenOut: Story = {
  args: {
    notes: [{ ...repeatedMarks, suggestion: '', span: { start: 0, end: 2 } }],
    value: '!!',
  },
  play: async ({ args, canvasElement }) => {
    const notes = within(canvasElement)
    await expect(notes.queryByText('“!!”')).toBeNull()
    const repair = notes.getByRole('button', { name: 'Remove' })
    await userEvent.click(repair)
    await expect(args.onApply).toHaveBeenCalledWith('')
    repair.blur()
  },
}

export const Narrow: Story = {
  parameters: { width: 300 },
  args: { notes: [hiddenEnd, repeatedMarks], value: longMessage },
}
