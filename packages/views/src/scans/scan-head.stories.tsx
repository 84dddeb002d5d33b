import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import { ScanHead } from './scan-head.tsx'

const reading = { stage: 'reading', step: 4, steps: 6, seconds: 7, expectedSeconds: 12 } as const

const meta: Meta<typeof ScanHead> = {
  title: 'Screens/Brand and briefs/Parts/Scan head',
  component: ScanHead,
  parameters: { width: 1000 },
  args: {
    address: 'https://nightjar.example',
    progress: reading,
    page: 'Journal',
    logo: nightjar,
    onStop: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Step 4 of 6, reading “Journal”.',
    )
  },
}

export const Stopping: Story = {
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: 'Stop and use what we have' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(head.getByRole('heading', { name: 'Scanning your website' })).toHaveFocus()
  },
}

export const JustBegun: Story = {
  args: {
    progress: { ...reading, step: 1, seconds: 0 },
    page: undefined,
    logo: undefined,
  },
}

export const Late: Story = { args: { progress: { ...reading, step: 6, seconds: 19 } } }

export const Done: Story = { args: { progress: { ...reading, stage: 'done', step: 6, seconds: 11 } } }

export const Stopped: Story = {
  args: { progress: { ...reading, stage: 'stopped', step: 2, seconds: 4 } },
}

export const Narrow: Story = {
  parameters: { width: 358 },
  args: { address: 'https://the-very-long-address-of-a-lamp-workshop.example/galway' },
}

export const NoWebsite: Story = {
  args: { address: undefined, progress: undefined },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement)
    await expect(
      head.getByRole('heading', { name: 'Here’s what we learned about your business' }),
    ).toBeVisible()
    await expect(head.queryByRole('button')).toBeNull()
  },
}
