import { designSteps } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeWizardHeaderBar } from './creative-wizard-header-bar.tsx'

const meta: Meta<typeof CreativeWizardHeaderBar> = {
  title: 'Screens/Edit an ad/Parts/Creative wizard header bar',
  component: CreativeWizardHeaderBar,
  parameters: { width: 1000 },
  args: {
    adName: 'Autumn lamps',
    step: 'pickVariant',
    steps: designSteps,
    onGoTo: fn(),
    onStartOver: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const NineSteps: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement)
    await userEvent.click(bar.getByRole('button', { name: 'Ideas' }))
    await expect(args.onGoTo).toHaveBeenCalledWith('imageIdeas')
    await userEvent.click(bar.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Nothing to start over yet. */
export const FirstStep: Story = {
  args: { adName: null, step: 'type' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Start over' })).toBeNull()
  },
}
