import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OptionsCard } from './options-card.tsx'

const meta: Meta<typeof OptionsCard> = {
  title: 'Screens/Ask Loona/Parts/Options card',
  component: OptionsCard,
  parameters: { width: 348 },
  args: {
    question: 'What would you like to spend a month?',
    options: [
      { id: '100', label: '€100' },
      { id: '300', label: '€300' },
      { id: '900', label: '€900' },
      { id: '3000', label: '€3 000 or more' },
    ],
    chosenId: null,
    isOver: false,
    onChoose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(card.getByRole('button', { name: '€300' }))
    await expect(args.onChoose).toHaveBeenCalledWith('300')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Chosen: Story = {
  args: { chosenId: '300' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.queryAllByRole('button')).toEqual([])
    await expect(card.getByText('€300', { exact: false })).toHaveTextContent('Your choice: €300')
  },
}

export const ChosenInDark: Story = { args: { chosenId: '3000' }, globals: { scheme: 'dark' } }

/** The answer was stopped before anything was chosen. */
export const Over: Story = {
  args: { isOver: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([])
  },
}
