import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WordLists } from './word-lists.tsx'

const meta: Meta<typeof WordLists> = {
  title: 'Patterns/Word lists',
  component: WordLists,
  parameters: { width: 492 },
  args: {
    lists: [
      { kind: 'keywords', items: ['lamp repair galway', 'irish glass lamp', 'old lamp trade in'] },
      { kind: 'locations', items: ['Galway, Ireland'] },
    ],
    onChange: fn(),
    onGenerateMore: fn(),
    tokenPrice: 1,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    const lists = within(canvasElement)
    await userEvent.click(lists.getByRole('button', { name: 'More keywords, 1 token' }))
    await expect(args.onGenerateMore).toHaveBeenCalledWith('keywords')
    await userEvent.type(lists.getByLabelText('Add to “Places”'), 'Clifden{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('locations', ['Galway, Ireland', 'Clifden'])
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ReadOnly: Story = {
  render: ({ lists }) => <WordLists lists={lists} tokenPrice={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}
