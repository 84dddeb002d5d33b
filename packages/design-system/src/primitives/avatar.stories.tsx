import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import nightjar from '../assets/nightjar-logo.svg'
import { Avatar } from './avatar.tsx'
import { Row } from './row.tsx'

const meta: Meta<typeof Avatar> = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Órla Fahy' },
}
export default meta
type Story = StoryObj<typeof meta>

const sizes = [24, 32, 44, 64] as const

export const Person: Story = {
  render: (args) => (
    <Row gap={12}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
}
export const Brand: Story = {
  args: { name: 'Nightjar Lamps', kind: 'brand', picture: nightjar },
  render: (args) => (
    <Row gap={12}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
}
const wordmark = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path fill="${ink}" d="M0 20h40v50H0zm60 0h40v50H60zm60 0h40v50h-40zm60 0h40v50h-40zm60 0h60v50h-60z"/></svg>`,
  )}`

/** Wide logos are shown whole, on a background with enough contrast. */
export const Wordmarks: Story = {
  args: { name: 'Nightjar Lamps', kind: 'brand', size: 64 },
  render: (args) => (
    <Row gap={12}>
      {['#123142', '#ffffff'].map((ink) => (
        <Avatar key={ink} {...args} picture={wordmark(ink)} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [dark, pale] = [...canvasElement.querySelectorAll('img')]
    await waitFor(() =>
      expect(dark).toHaveStyle({ objectFit: 'contain', backgroundColor: 'rgb(255, 255, 255)' }),
    )
    await waitFor(() =>
      expect(pale).toHaveStyle({ objectFit: 'contain', backgroundColor: 'rgb(27, 27, 30)' }),
    )
  },
}
export const BrandWithoutLogo: Story = { args: { name: 'Nightjar Lamps', kind: 'brand', size: 44 } }
export const OneWord: Story = { args: { name: 'órla', size: 44 } }
