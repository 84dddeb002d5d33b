import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MachinesOverview } from './overview.tsx'

const meta: Meta<typeof MachinesOverview> = {
  title: 'Machines/Overview',
  component: MachinesOverview,
  parameters: { layout: 'fullscreen', widths: [1240, 390] },
}
export default meta

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const launch = within(canvasElement).getByRole('link', { name: /^Launch/ })
    await expect(launch).toHaveAttribute('href', './?path=/story/machines-launch--playground')
  },
}
