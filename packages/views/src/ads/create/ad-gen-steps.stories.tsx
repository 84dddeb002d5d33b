import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdGenSteps } from './ad-gen-steps.tsx'

const meta: Meta<typeof AdGenSteps> = {
  title: 'Screens/Create an ad/Parts/Ad gen steps',
  component: AdGenSteps,
  parameters: { width: 420 },
  args: { done: ['brief'], isRunning: true },
}
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  parameters: { pictureOf: '[data-picture] li' },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => /Done|In progress|Up next/.exec(step.textContent)?.[0])).toEqual([
      'Done',
      'In progress',
      'Up next',
      'Up next',
    ])
  },
}
