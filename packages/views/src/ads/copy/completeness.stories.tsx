import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { TickState } from '@aloft/design-system/primitives/ruler'
import { Completeness, type CompletenessPart } from './completeness.tsx'

const part = (label: string, state: TickState = 'on'): CompletenessPart => ({
  section: 'content',
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  state,
})

const meta: Meta<typeof Completeness> = {
  title: 'Screens/Edit an ad/Parts/Completeness',
  component: Completeness,
  parameters: { width: 492 },
  args: {
    parts: [
      part('Primary text', 'warn'),
      ...Array.from({ length: 9 }, (_, place) => part(`Field ${place}`)),
      part('Headline 3', 'bad'),
      ...Array.from({ length: 5 }, (_, place) => part(`Part ${place}`)),
    ],
    obstacles: [{ kind: 'textTooLong', count: 1 }],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithGaps: Story = {
  render: (args) => (
    <>
      <Completeness {...args} />
      <input id="headline-3" aria-label="Headline 3" style={{ position: 'absolute', opacity: 0 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ruler = within(canvasElement)
    await expect(ruler.getByRole('img', { name: '14 of 16 fields ready' })).toBeVisible()
    await expect(ruler.getByText('1 suggestion')).toBeVisible()
    await expect(ruler.getByText('Before you launch: 1 text that’s too long.')).toBeVisible()
    await userEvent.click(ruler.getByRole('link', { name: 'Headline 3, fix before launch' }))
    await expect(ruler.getByRole('textbox', { name: 'Headline 3' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const AllReady: Story = {
  args: { parts: ['One', 'Two', 'Three', 'Four', 'Five'].map((label) => part(label)), obstacles: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getByText('Ready to launch.')).toBeVisible()
  },
}

export const ManyGaps: Story = {
  parameters: { width: 340 },
  args: {
    parts: ['Headline 1', 'Headline 2', 'Headline 3', 'Description 1', 'Description 2'].map((label) =>
      part(label, 'bad'),
    ),
    obstacles: [
      { kind: 'requiredValue', count: 4 },
      { kind: 'platformRule', count: 1 },
      { kind: 'adCreativeId', count: 1 },
      { kind: 'channel', count: 1 },
    ],
  },
}
