import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KeywordChips } from './keyword-chips.tsx'

const meta: Meta<typeof KeywordChips> = {
  title: 'Screens/Edit an ad/Parts/Keyword chips',
  component: KeywordChips,
  parameters: { width: 492 },
  args: {
    kind: 'keywords',
    keywords: [
      { text: 'lamp repair galway', match: 'broad' },
      { text: 'irish glass lamp', match: 'phrase' },
      { text: 'lamps?', match: 'exact' },
    ],
    faulty: [false, false, true],
    onChange: fn(),
    onAdd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const chips = within(canvasElement)
    await userEvent.selectOptions(chips.getByLabelText('Match type of “irish glass lamp”'), 'Exact')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { text: 'lamp repair galway', match: 'broad' },
      { text: 'irish glass lamp', match: 'exact' },
      { text: 'lamps?', match: 'exact' },
    ])
    await userEvent.selectOptions(chips.getByLabelText('Match type of new keywords'), 'Phrase')
    await userEvent.click(chips.getByLabelText('Add to keywords'))
    await userEvent.paste('glass lamp\n[lamp shop]\n-ikea\nLamp repair GALWAY')
    await expect(args.onAdd).toHaveBeenLastCalledWith({
      keywords: [
        { text: 'glass lamp', match: 'phrase' },
        { text: 'lamp shop', match: 'exact' },
        { text: 'Lamp repair GALWAY', match: 'phrase' },
      ],
      negatives: [{ text: 'ikea', match: 'phrase' }],
    })
    await userEvent.keyboard('reading lamp{Enter}')
    await expect(args.onAdd).toHaveBeenCalledTimes(2)
    await userEvent.click(chips.getByRole('button', { name: 'Remove “lamps?”' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { text: 'lamp repair galway', match: 'broad' },
      { text: 'irish glass lamp', match: 'phrase' },
    ])
    ;(document.activeElement as HTMLElement).blur()
  },
}
