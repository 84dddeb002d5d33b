import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { changedHeadline } from './proposal.fixtures.ts'
import { ProposedFieldRow } from './proposed-field.tsx'

const meta: Meta<typeof ProposedFieldRow> = {
  title: 'Components/Data/Proposal field',
  component: ProposedFieldRow,
  parameters: { width: 348 },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { field: changedHeadline, isReadOnly: false, onAccept: fn(), onReject: fn(), onUndo: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** Changed by the reader; both sides have to be read before one is chosen. */
export const ChangedByReader: Story = {
  parameters: { pictures: 'once' },
  args: { field: { ...changedHeadline, change: { author: { isReader: true }, date: null } } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    await expect(field.getByText('You changed this after the proposal was made.')).toBeVisible()
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await expect(marked).toEqual(['readers', 'long evenings'])
    await userEvent.click(field.getByRole('button', { name: 'Use proposed' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
