import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AdStrength } from './ad-strength.tsx'
import { facebookBasis, googleBasis } from './copy-basis.fixtures.ts'

const meta: Meta<typeof AdStrength> = {
  title: 'Screens/Edit an ad/Parts/Ad strength',
  component: AdStrength,
  parameters: { width: 620 },
  args: { strength: googleBasis.strength, target: { id: 'a-field', name: 'Description 2' } },
}
export default meta
type Story = StoryObj<typeof meta>

/** The weakest part links to the field that improves it. */
export const Weak: Story = {
  render: (args) => (
    <>
      <input id="a-field" aria-label="Description 2" />
      <AdStrength {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const strength = within(canvasElement)
    const block = strength.getByRole('region', { name: 'Estimated strength' })
    const parts = within(block).getAllByRole('listitem')
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      'RelevanceWeak',
      'VarietyFair',
      'Keywords in headlinesStrong',
      'ProofWeak',
    ])
    await userEvent.click(strength.getByRole('link', { name: 'Add a price or proof to Description 2' }))
    await expect(strength.getByRole('textbox', { name: 'Description 2' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Strong: Story = {
  args: {
    strength: {
      parts: facebookBasis.strength.parts.map(({ part }) => ({ part, score: 100 })),
      next: null,
    },
    target: null,
  },
  play: async ({ canvasElement }) => {
    const strength = within(canvasElement)
    await expect(strength.getByText('Every part is strong.')).toBeVisible()
    await expect(strength.queryByRole('link')).toBeNull()
  },
}

export const Narrow: Story = { parameters: { width: 300 } }
