import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { useState } from 'react'
import { QuestionnaireView, type QuestionnaireViewProps } from './questionnaire.view.tsx'

/** The questions with answers of their own, as the app has them. */
function Questions(props: QuestionnaireViewProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <QuestionnaireView
      {...props}
      chosen={chosen}
      onChange={(change) => setChosen({ ...chosen, ...change })}
    />
  )
}

const meta: Meta<typeof QuestionnaireView> = {
  title: 'Screens/Brand and briefs/Questionnaire',
  component: QuestionnaireView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <PlainFrame homeHref="/">{Story()}</PlainFrame>],
  render: (args) => <Questions {...args} />,
  args: { chosen: { role: null, goal: null, source: null }, onChange: fn(), onAnswer: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: /A small business/ }))
    await userEvent.click(form.getByRole('radio', { name: /Sales/ }))
    await userEvent.selectOptions(form.getByLabelText(/Where did you hear about us/), 'A friend or colleague')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({
      role: 'smallBusiness',
      goal: 'sales',
      source: 'friend',
    })
  },
}

export const OnlyTheFirst: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: /An agency/ }))
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ role: 'agency' })
  },
}

/** Most users run a small business: one press is enough. */
export const Unchanged: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('radio', { name: /A small business/ })).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ role: 'smallBusiness' })
  },
}

export const Failed: Story = { args: { failure: 'generic' } }

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: /A marketer/ }))
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}
