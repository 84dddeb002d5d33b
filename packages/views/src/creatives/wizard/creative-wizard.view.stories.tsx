import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeWizardView, type CreativeWizardViewProps } from './creative-wizard.view.tsx'
import type { OpenWizard } from './wizard-content.ts'
import { nightjarDesign, sampleWizard } from './wizard.fixtures.ts'

const actions = {
  onChange: fn(),
  onNext: fn(),
  onBack: fn(),
  onGoTo: fn(),
  onStartOver: fn(),
  onOpenLibrary: fn(),
}

const meta: Meta<typeof CreativeWizardView> = {
  title: 'Screens/Edit an ad/Creative wizard',
  component: CreativeWizardView,
  parameters: { layout: 'fullscreen', creativeFonts: true },
  decorators: [
    (Story) => <div style={{ maxWidth: 1116, margin: '0 auto', padding: '0 16px 32px' }}>{Story()}</div>,
  ],
  args: { content: { kind: 'loading' } },
}
export default meta
type Story = StoryObj<typeof meta>

/** The wizard at a step, drawn with the fonts of the story. */
function at(step: DesignStep, change: (wizard: OpenWizard) => Partial<OpenWizard> = () => ({})): Story {
  const contentOf = (fonts: FontSet): CreativeWizardViewProps['content'] => {
    const wizard = sampleWizard(step, { fonts })
    return { kind: 'open', ...wizard, actions, ...change(wizard) }
  }
  return { render: (_, { loaded }) => <CreativeWizardView content={contentOf(loaded['fonts'] as FontSet)} /> }
}

export const Type: Story = {
  ...at('type', ({ stage }) => ({
    stage: { ...stage, gap: 'typeMissing', design: { ...nightjarDesign, type: null } },
    chosen: null,
  })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('First choose what people should see.')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /Words alone/ }))
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'words' })
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect(actions.onBack).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Picture: Story = {
  ...at('visual'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('radio', { name: /A Dome lamp in ember/ })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Choose from library' }))
    await expect(actions.onOpenLibrary).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Style: Story = at('visual', ({ stage }) => ({
  stage: { ...stage, design: { ...nightjarDesign, type: 'drawn', style: 'Collage' } },
}))

export const Layouts: Story = {
  ...at('pickLayout'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: 'Framed' }))
    await expect(actions.onChange).toHaveBeenCalledWith({ layout: 'framed' })
    await userEvent.click(page.getByRole('button', { name: 'Picture' }))
    await expect(actions.onGoTo).toHaveBeenCalledWith('visual')
    await userEvent.click(page.getByRole('button', { name: 'Start over' }))
    await expect(actions.onStartOver).toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(actions.onNext).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Fonts: Story = at('layout')

/** For an ad, with texts to mend. */
export const Texts: Story = {
  ...at('text', ({ stage, sizes }) => ({
    adName: 'Autumn lamps',
    stage: {
      ...stage,
      gap: 'emojiUnsupported',
      design: { ...nightjarDesign, texts: { ...nightjarDesign.texts, message: 'So bright 💡' } },
    },
    sizes: { ...sizes, refusal: { kind: 'emojiUnsupported', field: 'message' } },
  })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox', { name: /Second line/ })).toBeInvalid()
    await expect(page.getByText('New creative for “Autumn lamps”')).toBeVisible()
  },
}

export const Check: Story = at('check')

export const NotSaved: Story = {
  ...at('check', ({ stage }) => ({ adName: 'Autumn lamps', stage: { ...stage, failure: 'generic' } })),
  parameters: { layout: 'fullscreen', creativeFonts: true, pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('We couldn’t save the creative. Nothing is lost. Please try again.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use in ad' })).toBeEnabled()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry: fn() } },
}

export const NoBrief: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'noBrief', href: '/0/briefs' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Write the brief' })
    await expect(link).toHaveAttribute('href', '/0/briefs')
  },
}

export const AdGone: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'adGone', href: '/0/design/type' } },
}

export const Guest: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'guest', href: '/0/creatives' } },
}
