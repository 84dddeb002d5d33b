import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../primitives/row.tsx'
import { nightjar } from './previews.fixtures.ts'
import { facebookStorySkins, instagramStorySkins } from './upright-skins.ts'
import { Advertiser, UprightScreen } from './upright-screen.tsx'

const [instagram] = instagramStorySkins
const [facebook] = facebookStorySkins

const meta: Meta<typeof UprightScreen> = {
  title: 'Components/Ads/Upright screen',
  component: UprightScreen,
  parameters: { pictures: 'once', width: 270 },
  args: {
    label: 'Preview',
    skin: instagram,
    scheme: 'light',
    children: (
      <Row gap={10}>
        <Advertiser brand={nightjar} skin={instagram} />
      </Row>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfInstagram: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement).getByRole('article', { name: 'Preview' })
    const { width, height } = screen.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(9 / 16)
    await expect(within(screen).getByTestId('handle')).toHaveTextContent('nightjar.lamps')
  },
}

/** Facebook knows pages, not accounts; Instagram shows the page where no account is known. */
export const OfPage: Story = {
  args: {
    skin: facebook,
    children: (
      <>
        <Row gap={10}>
          <Advertiser brand={nightjar} skin={facebook} />
        </Row>
        <Row gap={10}>
          <Advertiser brand={{ ...nightjar, handle: null }} skin={instagram} />
        </Row>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    for (const name of within(canvasElement).getAllByTestId('handle'))
      await expect(name).toHaveTextContent('Nightjar Lamps')
  },
}
