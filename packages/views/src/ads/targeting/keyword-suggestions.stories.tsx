import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KeywordSuggestions } from './keyword-suggestions.tsx'

const meta: Meta<typeof KeywordSuggestions> = {
  title: 'Screens/Edit an ad/Parts/Keyword suggestions',
  component: KeywordSuggestions,
  parameters: { width: 492 },
  args: {
    state: {
      kind: 'ready',
      keywords: [
        { text: 'glass lamp', origin: 'seed', monthlySearches: null },
        { text: 'wren table lamp', origin: 'website', monthlySearches: null },
        { text: 'hand-blown lamps', origin: 'brief', monthlySearches: null },
        { text: 'lamp repair galway', origin: 'brief', monthlySearches: null },
      ],
    },
    keywords: [{ text: 'Lamp repair Galway', match: 'broad' }],
    onSuggest: fn(),
    onAdd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.queryByRole('button', { name: /lamp repair galway/ })).toBeNull()
    await userEvent.click(part.getByRole('button', { name: 'Add wren table lamp website' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ text: 'wren table lamp', match: 'broad' }])
    await userEvent.click(part.getByRole('button', { name: 'Suggest keywords' }))
    await expect(args.onSuggest).toHaveBeenLastCalledWith(null)
    await userEvent.type(part.getByLabelText('Similar to'), 'la{Enter}')
    await expect(args.onSuggest).toHaveBeenCalledTimes(1)
    await expect(part.getByText('Enter at least 3 characters.')).toBeVisible()
    await userEvent.type(part.getByLabelText('Similar to'), 'mp{Enter}')
    await expect(args.onSuggest).toHaveBeenLastCalledWith('lamp')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Counted: Story = {
  parameters: { pictures: 'once' },
  args: {
    state: { kind: 'ready', keywords: [{ text: 'glass lamp', origin: 'seed', monthlySearches: 12_100 }] },
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('12 100 searches a month')).toBeVisible()
    await expect(part.queryByText(/^Monthly search numbers/)).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="alert"]' },
  args: { state: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
}
