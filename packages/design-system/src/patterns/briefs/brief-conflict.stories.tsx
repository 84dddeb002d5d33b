import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BriefConflict } from './brief-conflict.tsx'

const meta: Meta<typeof BriefConflict> = {
  title: 'Patterns/Briefs/Brief conflict',
  component: BriefConflict,
  parameters: { width: 560 },
  args: {
    form: { name: 'location', kind: 'line', maxLength: 200 },
    mine: 'Clifden, County Galway',
    theirs: 'Galway, Ireland',
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const BothChanged: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement)
    await userEvent.click(notice.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(notice.getByRole('button', { name: 'Keep yours' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
}
