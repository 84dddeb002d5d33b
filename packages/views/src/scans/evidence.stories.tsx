import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Confidence, Evidence } from './evidence.tsx'

const site = 'https://nightjar.example'
const quoted = (quote: string, page: string) => ({ url: `${site}${page}`, quote, source: 'text' as const })

const meta: Meta<typeof Evidence> = {
  title: 'Screens/Brand and briefs/Parts/Evidence',
  component: Evidence,
  parameters: { width: 420 },
  args: {
    titles: { [`${site}/repairs`]: 'Repairs | Nightjar Lamps', [`${site}/about`]: 'About | Nightjar Lamps' },
    evidence: [quoted('If we made it, we rewire it. Ten years, no charge, no receipt needed.', '/repairs')],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneQuote: Story = {}

export const WordForWord: Story = {
  args: {
    values: ['Nothing is glued, so everything can be mended.'],
    evidence: [
      quoted('Nothing is glued, so everything can be mended.', '/about'),
      quoted('Glass blown and brass turned at one bench in Galway since 1987.', '/'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/Nothing is glued/)).toBeNull()
    await expect(canvas.getByText(/Quoted from/)).toHaveTextContent('About')
  },
}

export const ManyQuotes: Story = {
  args: {
    evidence: [
      quoted('Have a tea across the road.', '/repairs'),
      quoted('Nothing leaves until you have seen it lit.', '/repairs'),
      quoted('We could make more, but then we would have to hurry.', '/about'),
      quoted('A straight answer about whether the old one is worth it.', '/about'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/then we would have to hurry/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '2 more quotes' }))
    await expect(canvas.getByText(/then we would have to hurry/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Fewer quotes' })).toHaveFocus()
  },
}

export const PagesAlone: Story = {
  args: {
    variant: 'pages',
    evidence: ['/', '/repairs', '/about', '/visit', '/journal'].map((page) => quoted('€48', page)),
  },
}

export const RightToLeft: Story = {
  args: {
    evidence: [
      { url: 'https://qandil.example/', quote: 'مصابيح من زجاج منفوخ باليد منذ ١٩٨٧.', source: 'text' },
    ],
    titles: { 'https://qandil.example/': 'قنديل' },
  },
}

export const ConfidenceInWords: Story = {
  parameters: { width: 300 },
  render: () => (
    <Cluster gap={24} align="end">
      {(
        [
          'certain',
          'likely',
          'unsure',
          'measured',
          'undecided',
          'decided',
          'yours',
          'given',
          'awaited',
          'missing',
        ] as const
      ).map((kind) => (
        <Confidence key={kind} kind={kind} />
      ))}
    </Cluster>
  ),
}
