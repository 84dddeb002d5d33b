import type { Meta, StoryObj } from '@storybook/react-vite'
import dusk from '../assets/scene-dusk.webp'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

const meta: Meta<typeof Card> = {
  title: 'Primitives/Card',
  component: Card,
  parameters: { width: 342 },
  args: {
    children: (
      <>
        <Heading level={3} size={16}>
          Evenings, better lit
        </Heading>
        <Text tone="soft" size={13}>
          Day 12 of 30, €7.50 a day
        </Text>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Roomy: Story = { args: { padding: 24 } }
export const Tight: Story = { args: { padding: 16 } }
export const PictureToTheEdge: Story = {
  args: {
    padding: 0,
    children: <img src={dusk} alt="A coral glass lamp at dusk" width={342} height={200} />,
  },
}
