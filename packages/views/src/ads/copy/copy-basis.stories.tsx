import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { dealFact, placeFact, pricedFacts } from './copy-basis.fixtures.ts'
import { CopyBasis } from './copy-basis.tsx'

const meta: Meta<typeof CopyBasis> = {
  title: 'Screens/Edit an ad/Parts/Copy basis',
  component: CopyBasis,
  parameters: { width: 492 },
  args: { field: 'Headline 1', angle: 'price', facts: [...pricedFacts, placeFact] },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** The quote with its page stands there; a press shows what else the text uses. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const basis = within(canvasElement)
    await expect(basis.getByText(/^Headline 1 is based on/).parentElement).toHaveTextContent(
      'Headline 1 is based on Price',
    )
    await expect(basis.getByText('Wren, from €96')).toBeVisible()
    const page = basis.getByRole('link', { name: /lamps/i })
    await expect(page).toHaveAttribute('href', 'https://nightjar.example/lamps')
    await expect(page).toHaveAttribute('target', '_blank')
    await expect(basis.queryByText('From your brief')).toBeNull()
    await userEvent.click(basis.getByRole('button', { name: '1 more for Headline 1' }))
    await expect(basis.getByText('From your brief')).toBeVisible()
    await expect(basis.getByText('Galway, Ireland')).toBeVisible()
    blur()
  },
}

export const Closed: Story = {
  render: (args) => (
    <Stack gap={12}>
      <CopyBasis {...args} />
      <CopyBasis {...args} angle="deal" facts={[dealFact]} />
      <CopyBasis {...args} angle="place" facts={[placeFact]} />
      <CopyBasis {...args} angle={null} facts={[]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement)
    await expect(lines.getByText(/^If we made it, we rewire it/)).toBeVisible()
    await expect(lines.getByText('From your brief')).toBeVisible()
    await expect(lines.getByText('Doesn’t use anything from your brief.')).toBeVisible()
  },
}

/** It keeps its height, however long its quote is. */
export const Narrow: Story = {
  parameters: { width: 300 },
  args: {
    angle: 'deal',
    facts: [
      dealFact,
      {
        id: 'audience:1',
        angle: 'audience',
        text: 'people who read in the evening',
        source: { from: 'brief' },
      },
      { id: 'since', angle: 'proof', text: '1987', source: { from: 'brief' } },
    ],
  },
  play: async ({ canvasElement }) => {
    const basis = canvasElement.querySelector('[data-part=basis]')
    await expect(basis?.scrollWidth).toBeLessThanOrEqual(300)
    await expect(basis?.clientHeight).toBe(34)
  },
}
