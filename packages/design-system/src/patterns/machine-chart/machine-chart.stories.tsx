import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MachineChart } from './machine-chart.tsx'
import { lampDrawing } from './machine-chart.fixtures.ts'

const meta: Meta<typeof MachineChart> = {
  title: 'Machines/Parts/Machine chart',
  component: MachineChart,
  parameters: { width: 460 },
  args: {
    drawing: lampDrawing,
    active: ['lamp', 'lamp.repair', 'lamp.repair.working'],
    taken: ['lamp.repair.waiting|after|0'],
    onSelect: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Every state can be reached by keyboard; screen readers read a state with the labels of its transitions. */
export const Working: Story = {
  play: async ({ canvasElement, args }) => {
    const chart = within(canvasElement)
    const working = await chart.findByRole('group', { name: 'working, active' })
    await expect(chart.getByRole('img', { name: 'From dark to repair: BRING' })).toBeInTheDocument()
    await waitFor(() => expect(working).toBeVisible())
    working.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('lamp.repair.working'))
    working.blur()
  },
}

export const Dark: Story = {
  args: { active: ['lamp', 'lamp.dark'], taken: [], selected: 'lamp.dark' },
  globals: { scheme: 'dark' },
}
