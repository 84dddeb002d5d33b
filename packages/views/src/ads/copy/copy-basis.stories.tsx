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

/** One line that opens the evidence. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
    const summary = line.getByText('Wren table lamp, from €96 · Galway, Ireland').closest('summary')
    await expect(summary).toHaveTextContent('Headline 1 is based on Price: Wren table lamp, from €96')
    await expect(line.getByText('From your brief')).not.toBeVisible()
    if (summary) await userEvent.click(summary)
    await expect(line.getByText('From your brief')).toBeVisible()
    await expect(line.getByText('Wren, from €96')).toBeVisible()
    const page = line.getByRole('link', { name: /lamps/i })
    await expect(page).toHaveAttribute('href', 'https://nightjar.example/lamps')
    await expect(page).toHaveAttribute('target', '_blank')
    blur()
  },
}

export const Closed: Story = {
  render: (args) => (
    <Stack gap={12}>
      <CopyBasis {...args} />
      <CopyBasis {...args} angle="deal" facts={[dealFact]} />
      <CopyBasis {...args} angle={null} facts={[]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement)
    await expect(lines.getByText('Doesn’t use anything from your brief.')).toBeVisible()
    await expect(canvasElement.querySelectorAll('summary')).toHaveLength(2)
  },
}

/** It stays on one line, however long its content is. */
export const Narrow: Story = {
  parameters: { width: 300 },
  args: {
    angle: 'audience',
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
    const summary = canvasElement.querySelector('summary')
    await expect(summary?.scrollWidth).toBeLessThanOrEqual(300)
  },
}
