import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepRuler } from './step-ruler.tsx'

const meta: Meta<typeof StepRuler<string>> = {
  title: 'Components/Navigation/Step ruler',
  component: StepRuler,
  parameters: { layout: 'fullscreen', widths: [820, 390] },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  args: {
    steps: ['Platform', 'Style', 'Competitors', 'Place'].map((name) => ({ id: name.toLowerCase(), name })),
    current: 'competitors',
    label: 'Steps to your ad',
    onGoTo: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ args, canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Steps to your ad' }))
    await expect(nav.getByText('Competitors', { selector: '[aria-current=step]' })).toBeVisible()
    await expect(nav.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(nav.getByRole('button', { name: 'Style' }))
    await expect(args.onGoTo).toHaveBeenCalledWith('style')
  },
}
