import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChangedWords } from './changed-words.tsx'

const meta: Meta<typeof ChangedWords> = {
  title: 'Components/Data/Changed words',
  component: ChangedWords,
  parameters: { width: 340 },
  args: { now: 'A lamp that lasts', proposed: 'A lamp that lasts a life' },
}
export default meta
type Story = StoryObj<typeof meta>

/** Changed in one text; one below the other if no word is shared, or one of them is empty. */
export const Every: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <>
      <p>
        <ChangedWords {...args} />
      </p>
      <p>
        <ChangedWords now="Light for years" proposed="A lamp that lasts" />
      </p>
      <p>
        <ChangedWords now="" proposed="A lamp" />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const added = [...canvasElement.querySelectorAll('ins')].map(({ textContent }) => textContent)
    await expect(added).toEqual(['a life', 'A lamp that lasts', 'A lamp'])
    const spoken = within(canvasElement).getByText(
      'Before: A lamp that lasts. After: A lamp that lasts a life',
    )
    await expect(spoken).toBeInTheDocument()
    await expect(canvasElement.querySelector('ins')?.closest('[aria-hidden]')).not.toBeNull()
  },
}
