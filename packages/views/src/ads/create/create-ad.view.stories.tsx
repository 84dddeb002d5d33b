import { pickedForMe, withWizardChange } from '@aloft/domain/ads/wizard-params.rules'
import {
  checkWizardStep,
  stepAfter,
  stillFailing,
  type WizardFailures,
} from '@aloft/domain/ads/wizard-steps.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sketchedBrand, somePreferences } from './create-ad.fixtures.ts'
import { CreateAdView, type CreateAdViewProps } from './create-ad.view.tsx'

/** Stores the preferences and moves from step to step, as the wizard's machine does. */
function Stateful(props: CreateAdViewProps) {
  const [step, setStep] = useState(props.step)
  const [preferences, setPreferences] = useState(props.preferences)
  const [failures, setFailures] = useState<WizardFailures>({})
  return (
    <CreateAdView
      {...props}
      step={step}
      preferences={preferences}
      failures={failures}
      onChange={(change) => {
        const changed = withWizardChange(preferences, change)
        setPreferences(changed)
        setFailures(stillFailing(failures, changed))
        props.onChange(change)
      }}
      onNext={() => {
        const wrong = checkWizardStep(step, preferences)
        setFailures(wrong)
        if (Object.keys(wrong).length > 0) return
        props.onNext()
        setStep(stepAfter(step) ?? step)
      }}
      onGoTo={(next) => {
        props.onGoTo(next)
        setStep(next)
      }}
    />
  )
}

const meta: Meta<typeof CreateAdView> = {
  title: 'Screens/Create an ad/Create ad',
  component: CreateAdView,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => <div style={{ maxWidth: 1116, margin: '0 auto', padding: '0 16px 32px' }}>{Story()}</div>,
  ],
  args: {
    step: 'platform',
    preferences: somePreferences,
    brand: sketchedBrand,
    tokens: { price: 10, balance: 50 },
    writer: 'ai',
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    onGoTo: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const continueButton = { name: 'Continue' }

export const Platform: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('radio', { name: /LinkedIn/ })).toBeDisabled()
    await expect(form.queryByText(/tokens left/)).toBeNull()
    await expect(form.getByRole('button', continueButton)).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Style: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'style' },
}

export const Competitors: Story = {
  args: { step: 'competitors' },
}

export const Place: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'place' },
}

export const Details: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'details' },
}

export const Overrides: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', writer: 'rules' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('50 tokens left')).toBeVisible()
    await expect(form.getByText('Template draft (no AI)')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Create ad · 10 tokens' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'competitors', preferences: { ...pickedForMe, competitors: ['lumen.example', 'lamps'] } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', continueButton))
    await expect(args.onNext).not.toHaveBeenCalled()
    const second = form.getByLabelText(/Website 2/)
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.type(second, '.example')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** An ad for a product must name it; the empty field gets the focus. */
export const ProductWithoutName: Story = {
  parameters: { pictures: 'once' },
  args: {
    step: 'details',
    preferences: { ...pickedForMe, details: { ...pickedForMe.details, offeringType: 'product' } },
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', continueButton))
    const name = form.getByLabelText(/Name/)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Please fill this in/)
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Walked: Story = {
  parameters: { pictures: 'once' },
  args: { preferences: pickedForMe },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: /Google/ }))
    await userEvent.click(form.getByRole('button', continueButton))
    await expect(form.getByRole('heading', { level: 1 })).toHaveTextContent('How should it sound and look?')
    await waitFor(() => expect(form.getByRole('heading', { level: 1 })).toHaveFocus())
    for (const title of ['Who are your competitors?', 'Where are your customers?', 'What’s the ad about?']) {
      await userEvent.click(form.getByRole('button', continueButton))
      await expect(form.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    }
    await userEvent.click(form.getByRole('button', continueButton))
    await expect(form.getByRole('radio', { name: 'Google' })).toBeChecked()
    const platform = within(form.getByRole('group', { name: 'Platform' }))
    await userEvent.click(platform.getByRole('radio', { name: 'Facebook' }))
    await userEvent.click(platform.getByRole('radio', { name: 'Pick for me' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ overrides: { platform: null } })
    await expect(platform.getByRole('radio', { name: 'Pick for me' })).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Change Details' }))
    await expect(args.onGoTo).toHaveBeenCalledWith('details')
  },
}

export const TooFewTokens: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', tokens: { price: 10, balance: 4 } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('4 tokens left, not enough for this')).toBeVisible()
  },
}

export const BalanceUnknown: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', tokens: { price: 10, balance: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/tokens left/)).toBeNull()
  },
}

export const WithoutPrice: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', tokens: { price: 0, balance: 50 }, writer: 'rules' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('button', { name: 'Create ad' })).toBeVisible()
    await expect(form.queryByText(/tokens left/)).toBeNull()
  },
}

export const Pending: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Starting' }))
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Oops/)
  },
}

export const AlreadyRunning: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', failure: 'ALREADY_RUNNING' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Please wait for your current ad to finish generating first.',
    )
  },
}

export const BadPlatform: Story = {
  parameters: { pictures: 'once' },
  args: { step: 'overrides', failure: 'BAD_PLATFORM' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We were unable to suggest a plaform. Please try choosing one manually.',
    )
  },
}

// Other pictures already show what's around these parts.
const parts: [selector: string, ...stories: Story[]][] = [
  ['form > div:nth-of-type(2)', Style, Place, Details, Competitors],
  ['input', Invalid],
  ['fieldset ~ div', ProductWithoutName],
  ['nav', Walked],
  ['form > :last-child', TooFewTokens, BalanceUnknown, WithoutPrice, Pending],
  ['[role=alert]', Failed, AlreadyRunning, BadPlatform],
]
for (const [selector, ...stories] of parts)
  for (const story of stories)
    story.parameters = { ...story.parameters, pictureOf: `[data-picture] ${selector}` }

/** The owner has no plan yet: the wizard says what launching takes, where it begins and where it ends. */
export const BeforeAPlan: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] form > :last-child' },
  args: { step: 'platform', launchPrice: 2900 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'Free until you launch. Launching needs a plan, from €29.00 a month excluding VAT.',
      ),
    ).toBeVisible()
  },
}
