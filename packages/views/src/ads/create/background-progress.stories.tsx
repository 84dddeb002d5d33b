import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { BackgroundProgress, type BackgroundProgressProps } from './background-progress.tsx'

const meta: Meta<typeof BackgroundProgress> = {
  title: 'Screens/Create an ad/Parts/Background progress',
  component: BackgroundProgress,
  parameters: { width: 380 },
  args: { moment: 'IN_PROGRESS', progress: 42, onOpen: fn(), onDismiss: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const bar = { name: /% done/ }

export const InProgress: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(canvasElement)
    await expect(banner.getByRole('progressbar', { name: '42% done' })).toBeVisible()
    await expect(banner.getByRole('status')).toHaveTextContent('We’re creating your ad')
    await expect(banner.queryByRole('button', { name: 'Open ad' })).toBeNull()
    await userEvent.click(banner.getByRole('button', { name: 'Hide notification' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const DoneJustNow: Story = {
  args: { moment: 'DONE_JUST_NOW', progress: 100 },
  play: async ({ args, canvasElement }) => {
    const banner = within(canvasElement)
    await expect(banner.getByRole('progressbar', bar)).toHaveAttribute('aria-valuenow', '40')
    await waitFor(() => expect(banner.queryByRole('progressbar', bar)).toBeNull(), { timeout: 2000 })
    await userEvent.click(banner.getByRole('button', { name: 'Open ad' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The ad is done well before the expected time. */
function EndsEarly(props: BackgroundProgressProps) {
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Button onPress={() => setDone(true)}>End</Button>
      <BackgroundProgress
        {...props}
        moment={isDone ? 'DONE_JUST_NOW' : 'IN_PROGRESS'}
        progress={isDone ? 100 : 80}
      />
    </>
  )
}

export const RunsToItsEnd: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  render: (args) => <EndsEarly {...args} />,
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement)
    const end = banner.getByRole('button', { name: 'End' })
    await userEvent.click(end)
    await expect(banner.getByRole('progressbar', { name: '80% done' })).toBeVisible()
    await waitFor(() => expect(banner.getByRole('progressbar', { name: '88% done' })).toBeVisible())
    await waitFor(() => expect(banner.queryByRole('progressbar', bar)).toBeNull(), { timeout: 4000 })
    end.blur()
  },
}

export const Over: Story = {
  parameters: { width: 120 },
  args: { moment: 'OVER', progress: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('')
  },
}
