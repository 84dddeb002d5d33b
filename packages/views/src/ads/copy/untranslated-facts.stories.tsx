import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { UntranslatedFacts } from './untranslated-facts.tsx'

const meta: Meta<typeof UntranslatedFacts> = {
  title: 'Screens/Edit an ad/Parts/Untranslated facts',
  component: UntranslatedFacts,
  parameters: { width: 420 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    facts: [
      'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
      'Every lamp can be opened and rewired, free for ten years.',
      'Gift buyers',
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: /in the language of your brief/ })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).getByText('“Gift buyers”')).toBeVisible()
  },
}
