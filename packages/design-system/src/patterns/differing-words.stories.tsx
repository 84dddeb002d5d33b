import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DifferingWords } from './differing-words.tsx'

const meta: Meta<typeof DifferingWords> = {
  title: 'Components/Data/Differing words',
  component: DifferingWords,
  parameters: { width: 340 },
  args: { text: 'A lamp that lasts a life', other: 'A lamp that lasts' },
}
export default meta
type Story = StoryObj<typeof meta>

/** Marked if some words are shared, plain if none are, and described if there's no text. */
export const Every: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <>
      <p>
        <DifferingWords {...args} />
      </p>
      <p>
        <DifferingWords text="Light for years" other="A lamp that lasts" />
      </p>
      <p>
        <DifferingWords text="" other="A lamp" />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marked).toEqual(['a life'])
    await expect(within(canvasElement).getByText('Empty')).toBeVisible()
  },
}
