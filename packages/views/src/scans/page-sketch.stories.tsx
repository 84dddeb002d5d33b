import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { nightjarFields, nightjarMeasures, noMeasures } from './brand-brief.fixtures.ts'
import { framedFacts } from './framed-facts.ts'
import { PageSketch } from './page-sketch.tsx'

const [first = null, , third = null] = framedFacts(nightjarFields, nightjarMeasures)

const meta: Meta<typeof PageSketch> = {
  title: 'Screens/Brand and briefs/Parts/Page sketch',
  component: PageSketch,
  parameters: { width: 340 },
  args: {
    address: 'https://nightjar.example',
    name: 'Nightjar Lamps',
    measured: nightjarMeasures,
    fact: first,
    titles: { 'https://nightjar.example/repairs': 'Repairs | Nightjar Lamps' },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In one sentence, found on Home')).toBeInTheDocument()
  },
}

export const AnotherPage: Story = { args: { fact: third } }

/** Before colors and pictures are found. */
export const Beginning: Story = { args: { name: '', measured: noMeasures, fact: null, isReading: true } }

/** A long quote is cut, and a site without a picture or a logo has blocks in their place. */
export const LongQuote: Story = {
  args: {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    measured: { ...noMeasures, colors: nightjarMeasures.colors },
    fact: {
      name: 'differentiators',
      url: 'https://nightjar.example/',
      quote:
        'If we made it, we rewire it, ten years, no charge and no receipt needed, wherever and whenever it was bought.',
    },
  },
}
