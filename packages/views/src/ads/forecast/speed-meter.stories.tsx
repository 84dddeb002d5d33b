import { forecastSpeeds } from '@aloft/domain/ads/forecast.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { SpeedMeter } from './speed-meter.tsx'

const meta: Meta<typeof SpeedMeter> = {
  title: 'Screens/Edit an ad/Parts/Speed meter',
  component: SpeedMeter,
  parameters: { width: 220 },
}
export default meta
type Story = StoryObj<typeof meta>

export const FiveSpeeds: Story = {
  args: { speed: 'average' },
  render: () => (
    <Stack>
      {forecastSpeeds.map((speed) => (
        <SpeedMeter key={speed} speed={speed} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const meters = within(canvasElement).getAllByRole('img')
    await expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Speed: Crawling, step 1 of 5',
      'Speed: Slow, step 2 of 5',
      'Speed: Average, step 3 of 5',
      'Speed: Fast, step 4 of 5',
      'Speed: Blazing, step 5 of 5',
    ])
  },
}
