import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'
import { Stack } from './stack.tsx'

const meta: Meta<typeof Heading> = {
  title: 'Foundations/Type/Heading',
  component: Heading,
  args: { level: 1, children: 'Three ads are live.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1} size={44}>
        Three ads are live.
      </Heading>
      <Heading level={2} size={32}>
        €1 104.00 came back
      </Heading>
      <Heading level={2} size={24}>
        Scanning your website
      </Heading>
      <Heading level={3} size={20}>
        Follow the euro
      </Heading>
      <Heading level={3} size={16}>
        Lamp repair Galway ends on Monday
      </Heading>
    </Stack>
  ),
}

export const CalmFactsRecede: Story = { args: { size: 44, tone: 'faint' } }
