import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { PmfSurveyView } from './pmf-survey.view.tsx'

const meta: Meta<typeof PmfSurveyView> = {
  title: 'Screens/Account and notifications/PMF survey',
  component: PmfSurveyView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <PlainFrame homeHref="/">{Story()}</PlainFrame>],
  args: { onSubmit: fn(), homeHref: '/' },
}
export default meta
type Story = StoryObj<typeof meta>

const sendButton = { name: 'Send answers' }

export const Answered: Story = {
  parameters: { pictures: 'once', longerWords: true },
  args: { initialEmail: 'orla@nightjar.example' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Very disappointed' }))
    await userEvent.type(form.getByLabelText(/What type of people/), 'Small makers who sell from a workshop.')
    await userEvent.type(form.getByLabelText(/What’s the main benefit/), ' Ads that sound like us. ')
    await userEvent.click(form.getByRole('button', sendButton))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        disappointment: 'very',
        audience: 'Small makers who sell from a workshop.',
        benefit: 'Ads that sound like us.',
        improvement: '',
      },
      'orla@nightjar.example',
    )
  },
}

export const Invalid: Story = {
  parameters: { pictures: 'once', pictureOf: 'fieldset' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText(/Your email/), 'orla@')
    await userEvent.click(form.getByRole('button', sendButton))
    await expect(form.getByRole('radio', { name: 'Very disappointed' })).toHaveFocus()
    await expect(form.getByRole('group')).toHaveAccessibleDescription('Please choose one.')
    await userEvent.click(form.getByRole('radio', { name: 'Not disappointed' }))
    await userEvent.click(form.getByLabelText(/How can we improve/))
    await userEvent.paste('word '.repeat(401))
    await userEvent.click(form.getByRole('button', sendButton))
    await expect(form.getByLabelText(/How can we improve/)).toHaveFocus()
    await userEvent.clear(form.getByLabelText(/How can we improve/))
    await userEvent.click(form.getByRole('button', sendButton))
    await expect(form.getByLabelText(/Your email/)).toHaveFocus()
    await expect(form.getByLabelText(/Your email/)).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Thanks: Story = {
  parameters: { pictures: 'once' },
  args: { isSent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const TooManyAttempts: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'tooManyAttempts', waitSeconds: 2400 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please wait 40 min')
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("Oops, that didn't work")
  },
}

export const Pending: Story = {
  parameters: { pictures: 'once', pictureOf: 'form button[type=submit]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Very disappointed' }))
    await userEvent.click(form.getByRole('button', sendButton))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
