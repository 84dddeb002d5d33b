import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SoldQuestion, type SoldQuestionProps } from './sold-question.tsx'

function Stateful(props: SoldQuestionProps) {
  const [answer, setAnswer] = useState(props.answer)
  const { onAnswer } = props
  return (
    <SoldQuestion
      {...props}
      answer={answer}
      onAnswer={
        onAnswer &&
        ((value) => {
          setAnswer(value)
          onAnswer(value)
        })
      }
    />
  )
}

const meta: Meta<typeof SoldQuestion> = {
  title: 'Screens/Brand and briefs/Parts/Sold question',
  component: SoldQuestion,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 448 },
  args: {
    guesses: ['lamps and lampshades', 'lamps and lighting', 'blown glass', 'antiques'],
    onAnswer: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const GuessPressed: Story = {
  play: async ({ args, canvasElement }) => {
    const question = within(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'lamps and lampshades' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('lamps and lampshades')
    await expect(question.getByRole('button', { name: 'Change answer' })).toHaveFocus()
  },
}

export const OwnWords: Story = {
  args: { guesses: [] },
  play: async ({ args, canvasElement }) => {
    const question = within(canvasElement)
    await expect(question.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(
      question.getByRole('textbox', { name: 'In your words' }),
      '  ship’s  lanterns {enter}',
    )
    await expect(args.onAnswer).toHaveBeenLastCalledWith('ship’s lanterns')
    await expect(question.getByText('ship’s lanterns')).toBeVisible()
  },
}

export const AnsweredAgain: Story = {
  args: { answer: 'ship’s lanterns' },
  play: async ({ args, canvasElement }) => {
    const question = within(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Change answer' }))
    await expect(question.getByRole('textbox', { name: 'Or in your words' })).toHaveValue('ship’s lanterns')
    await userEvent.click(question.getByRole('button', { name: 'blown glass' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('blown glass')
  },
}

export const ForReaders: Story = { args: { onAnswer: undefined } }
