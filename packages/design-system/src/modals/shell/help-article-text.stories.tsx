import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../primitives/stack.tsx'
import { HelpArticleText } from './help-article-text.tsx'

const meta: Meta<typeof HelpArticleText> = {
  title: 'Screens/Everywhere/Modals/Help article',
  component: HelpArticleText,
  render: (args) => (
    <Stack gap={16}>
      <HelpArticleText {...args} />
    </Stack>
  ),
  parameters: { widths: [700, 390] },
  args: {
    text: 'It stops right away.\n1. Open the ad’s launch page.\n2. Press Stop ad.\nWhat’s left comes back.',
    back: { href: '#', label: 'All articles' },
    moreTitle: 'More about Running ads',
    more: [{ name: 'safetyNet', href: '#safetyNet', question: 'What does the safety net do?' }],
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Steps are a list with numbers, for screen readers too. */
export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    const [steps] = help.getAllByRole('list')
    const items = within(steps as HTMLElement).getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Open the ad’s launch page.',
      'Press Stop ad.',
    ])
    await expect(help.getByText('What’s left comes back.')).toBeVisible()
    await expect(help.getByRole('navigation', { name: 'More about Running ads' })).toBeVisible()
  },
}
