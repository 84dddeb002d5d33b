import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { Row } from '@aloft/design-system/primitives/row'
import { TokenPrice } from './token-price.tsx'

const meta: Meta<typeof TokenPrice> = {
  title: 'Screens/Plan and billing/Parts/Token price',
  component: TokenPrice,
  args: { tokens: 1 },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnButtons: Story = {
  render: () => (
    <Row gap={8}>
      {[0, 1, 6].map((tokens) => (
        <Button key={tokens} variant={tokens === 6 ? 'secondary' : 'quiet'} size="small" onPress={fn()}>
          Write again
          <TokenPrice tokens={tokens} />
        </Button>
      ))}
    </Row>
  ),
}
