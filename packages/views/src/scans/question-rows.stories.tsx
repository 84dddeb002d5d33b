import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hoursQuestion, priceQuestions } from './brand-brief.fixtures.ts'
import { QuestionRows } from './question-rows.tsx'

const meta: Meta<typeof QuestionRows> = {
  title: 'Screens/Brand and briefs/Parts/Question rows',
  component: QuestionRows,
  parameters: { width: 720, pictures: 'once' },
  args: {
    questions: [hoursQuestion, ...priceQuestions.slice(0, 1)],
    sold: { guesses: ['lamps and lampshades', 'lamps and lighting'] },
    titles: {},
    onAnswer: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement)
    await userEvent.click(rows.getByRole('button', { name: 'lamps and lighting' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('sold', 'lamps and lighting')
    ;(document.activeElement as HTMLElement).blur()
  },
}
