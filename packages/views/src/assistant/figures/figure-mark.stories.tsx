import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FigureMark, FigureNote, FigureSourceContext } from './figure-mark.tsx'

const meta: Meta<typeof FigureMark> = {
  title: 'Screens/Ask Loona/Parts/Figure',
  component: FigureMark,
  parameters: { layout: 'fullscreen', widths: [380] },
  args: { children: '€0.85' },
}
export default meta
type Story = StoryObj<typeof meta>

const date = new Date(2026, 10, 5, 10, 0)

/** A link to the page, with its name and the time for screen readers. */
export const FromAPage: Story = {
  args: { 'data-call': 'call' },
  decorators: [
    (Story) => (
      <FigureSourceContext value={() => ({ href: '/0/list', read: { source: 'ads', date } })}>
        <p>
          It costs <Story /> a click.
        </p>
      </FigureSourceContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '€0.85 (from Ads, 5 Nov, 2026 10:00)' })
    await expect(link).toHaveAttribute('href', '/0/list')
  },
}

export const FromAWebsite: Story = {
  args: { 'data-call': 'call' },
  decorators: [
    (Story) => (
      <FigureSourceContext
        value={() => ({ href: 'https://nightjar.example', read: { source: 'website', date } })}
      >
        <p>
          The lamp costs <Story />.
        </p>
      </FigureSourceContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** A figure that was read nowhere, with what its mark means. */
export const Unproved: Story = {
  render: (args) => (
    <>
      <p>
        Others pay <FigureMark {...args} /> a click.
      </p>
      <FigureNote count={1} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('(not in your data)', { exact: false })).toBeInTheDocument()
    await expect(canvas.getByText(/The marked number isn’t in your data/)).toBeVisible()
  },
}
