import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '@aloft/design-system/primitives/row'
import wren from '@aloft/design-system/assets/nightjar/wren.webp'
import { AdThumbnail } from './ad-thumbnail.tsx'

const meta: Meta<typeof AdThumbnail> = {
  title: 'Screens/Follow the results/Parts/Ad thumbnail',
  component: AdThumbnail,
  parameters: { width: 240 },
}
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  render: () => (
    <Row gap={12}>
      <AdThumbnail platform="facebook" picture={wren} />
      <AdThumbnail platform="google" />
      <AdThumbnail platform="instagram" />
      <AdThumbnail platform={null} />
    </Row>
  ),
}
