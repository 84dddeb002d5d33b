import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StageOverlay } from './stage-overlay.tsx'
import { sampleScenes, sampleStage } from './studio.fixtures.ts'

const meta: Meta<typeof StageOverlay> = {
  title: 'Screens/Edit an ad/Parts/Stage overlay',
  component: StageOverlay,
  parameters: { pictures: 'once' },
  args: {
    stage: sampleStage(['headline']),
    zoom: 0.4,
    hasDistances: true,
    hasSafeArea: true,
    hasActions: true,
    onAct: fn(),
  },
  render: (args) => (
    <div
      style={{
        position: 'relative',
        width: args.stage.scene.width * args.zoom,
        height: args.stage.scene.height * args.zoom,
        background: '#ffd36b',
      }}
    >
      <StageOverlay {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {}

export const Framing: Story = {
  args: {
    stage: sampleStage(['headline', 'text-1'], {
      mode: 'framing',
      frame: { x: 40, y: 40, width: 500, height: 300 },
    }),
  },
}

export const Gaps: Story = {
  args: {
    stage: sampleStage(['logo-1'], {
      mode: 'moving',
      guides: {
        lines: [{ axis: 'y', at: 950, from: 0, to: 1080 }],
        distances: [
          { axis: 'x', from: 190, to: 400, at: 950 },
          { axis: 'y', from: 258, to: 890, at: 130 },
        ],
      },
    }),
  },
}

export const SafeArea: Story = {
  args: {
    zoom: 0.25,
    stage: sampleStage(['headline'], { format: '9:16', scene: sampleScenes['9:16'] }),
  },
}
