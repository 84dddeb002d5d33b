import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../primitives/button.tsx'
import { Stack } from '../primitives/stack.tsx'
import { TokenPrice } from './token-price.tsx'

const meta: Meta<typeof TokenPrice> = {
  title: 'Patterns/Token price',
  component: TokenPrice,
  args: { tokens: 1 },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnButtons: Story = {
  render: () => (
    <Stack direction="row" gap={8}>
      {[0, 1, 6].map((tokens) => (
        <Button key={tokens} variant={tokens === 6 ? 'secondary' : 'quiet'} size="small" onPress={fn()}>
          Write again
          <TokenPrice tokens={tokens} />
        </Button>
      ))}
    </Stack>
  ),
}
