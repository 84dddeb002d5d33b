import type { KeywordLists } from '@aloft/domain/ads/keywords.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KeywordEditor, type KeywordEditorProps } from './keyword-editor.tsx'

function Stateful({ keywords, negatives, onChange, ...props }: KeywordEditorProps) {
  const [lists, setLists] = useState<KeywordLists>({ keywords, negatives })
  const keep = (next: KeywordLists) => {
    setLists(next)
    onChange?.(next)
  }
  return <KeywordEditor {...props} {...lists} onChange={onChange && keep} />
}

const meta: Meta<typeof KeywordEditor> = {
  title: 'Screens/Edit an ad/Parts/Keyword editor',
  component: KeywordEditor,
  parameters: { width: 492 },
  args: {
    keywords: [
      { text: 'lamp repair galway', match: 'broad' },
      { text: 'irish glass lamp', match: 'phrase' },
    ],
    negatives: [{ text: 'free', match: 'broad' }],
    onChange: fn(),
    onSuggest: fn(),
  },
  render: (args) => <Stateful {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('Google needs at least 3 keywords. Add 1 more.')).toBeVisible()
    await userEvent.click(editor.getByLabelText('Add to keywords'))
    await userEvent.paste('[lamp shop]\n-ikea\nfree lamp\nlamp repair GALWAY')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      keywords: [
        { text: 'lamp repair galway', match: 'broad' },
        { text: 'irish glass lamp', match: 'phrase' },
        { text: 'lamp shop', match: 'exact' },
        { text: 'free lamp', match: 'broad' },
      ],
      negatives: [
        { text: 'free', match: 'broad' },
        { text: 'ikea', match: 'broad' },
      ],
    })
    await expect(editor.getByText('4 of 40')).toBeVisible()
    await expect(editor.getByText('Your negative keywords block “free lamp” completely.')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Faulty: Story = {
  parameters: { pictures: 'once' },
  args: {
    keywords: [
      { text: 'lamps?', match: 'broad' },
      { text: 'where can a family in galway have a glass lamp repaired today', match: 'phrase' },
      { text: 'Irish Lamp', match: 'exact' },
      { text: 'irish lamp', match: 'exact' },
    ],
    negatives: [],
    onSuggest: undefined,
  },
}

export const ReadOnly: Story = {
  parameters: { pictures: 'once' },
  args: { onChange: undefined, onSuggest: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}
