import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Question, type QuestionProps } from './question.tsx'

const site = 'https://nightjar.example'
const answers = [
  ['Tuesday to Saturday, 10 to 18', '/visit'],
  ['Tuesday to Saturday, 9 to 17', '/'],
].map(([value = '', page = '']) => ({
  value,
  evidence: { url: `${site}${page}`, quote: value, source: 'text' as const },
}))

function Stateful(props: QuestionProps) {
  const [answer, setAnswer] = useState(props.answer)
  return (
    <Question
      {...props}
      answer={answer}
      onAnswer={(value) => {
        setAnswer(value)
        props.onAnswer(value)
      }}
    />
  )
}

const meta: Meta<typeof Question> = {
  title: 'Screens/Brand and briefs/Parts/Question',
  component: Question,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 448 },
  args: { answers, onAnswer: fn(), titles: { [`${site}/visit`]: 'Visit | Nightjar Lamps' } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const Answered: Story = {
  play: async ({ args, canvasElement }) => {
    const question = within(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Tuesday to Saturday, 9 to 17' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('Tuesday to Saturday, 9 to 17')
    await expect(question.getByText('Tuesday to Saturday, 9 to 17')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Change answer' })).toHaveFocus()
  },
}

export const AnsweredAgain: Story = {
  args: { answer: 'Tuesday to Saturday, 9 to 17' },
  play: async ({ args, canvasElement }) => {
    const question = within(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Change answer' }))
    await expect(question.getByRole('button', { name: 'Tuesday to Saturday, 10 to 18' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Neither' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(null)
    await expect(question.getByText('Neither of these')).toBeVisible()
  },
}

export const LongAnswers: Story = {
  parameters: { width: 300 },
  args: {
    answers: [
      ...answers,
      {
        value:
          'Monday to Friday from nine in the morning until the furnace is cold, Saturdays by appointment only',
        evidence: { url: `${site}/about`, quote: 'Monday', source: 'text' },
      },
    ],
  },
}
