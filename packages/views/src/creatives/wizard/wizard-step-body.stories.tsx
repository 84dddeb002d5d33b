import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nightjarDesign, sampleWizard } from './wizard.fixtures.ts'
import { WizardStepBody } from './wizard-step-body.tsx'

const meta: Meta<typeof WizardStepBody> = {
  title: 'Screens/Edit an ad/Parts/Wizard step body',
  component: WizardStepBody,
  parameters: { width: 980 },
  args: sampleWizard('logo'),
}
export default meta
type Story = StoryObj<typeof meta>

/** A brand without a logo can add one. */
export const LogoMissing: Story = {
  args: { material: { ...sampleWizard('logo').material, logoHref: '?modal=design-brief' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Add a logo' })
    await expect(link).toHaveAttribute('href', '?modal=design-brief')
  },
}

/** A website without pictures leaves the library. */
export const NoPictures: Story = {
  parameters: { pictures: 'once' },
  args: { ...sampleWizard('visual'), candidates: { kind: 'ready', candidates: [] } },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getByText(/Your website has no pictures we can use/)).toBeVisible()
    await userEvent.click(step.getByRole('button', { name: 'Choose from library' }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Ideas: Story = {
  parameters: { pictures: 'once' },
  args: sampleWizard('imageIdeas', { design: { ...nightjarDesign, type: 'drawn' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /^Wren lamp, close up/ })).toBeChecked()
  },
}
