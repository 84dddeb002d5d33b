import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { LockedNotice } from './locked-notice.tsx'

const meta: Meta<typeof LockedNotice> = {
  title: 'Screens/Edit an ad/Parts/Locked notice',
  component: LockedNotice,
  parameters: { width: 492 },
  args: { status: 'stopped', reason: 'status' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unlocked: Story = {
  args: { onUnlock: fn(), onDuplicate: fn() },
  play: async ({ args, canvasElement }) => {
    const edit = within(canvasElement).getByRole('button', { name: 'Edit' })
    await userEvent.click(edit)
    await expect(args.onUnlock).toHaveBeenCalledOnce()
    await expect(args.onDuplicate).not.toHaveBeenCalled()
    edit.blur()
  },
}

/** A live ad: what changes it comes first, what ends it second. */
export const Live: Story = {
  args: { status: 'running', onStop: fn(), onNewVersion: fn(), onDuplicate: fn() },
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement)
    const [first, second] = notice.getAllByRole('button')
    await expect(first).toHaveTextContent('New version')
    await expect(second).toHaveTextContent('Stop ad')
    await userEvent.click(first as HTMLElement)
    await expect(args.onNewVersion).toHaveBeenCalledOnce()
    await expect(args.onStop).not.toHaveBeenCalled()
    first?.blur()
  },
}

export const Reasons: Story = {
  args: { onStop: fn(), onUnlock: fn(), onDelete: fn() },
  render: (args) => (
    <Stack gap={8}>
      <LockedNotice status="LIVE" reason="status" onStop={args.onStop} onDuplicate={fn()} />
      <LockedNotice status="finished" reason="status" onDuplicate={fn()} />
      <LockedNotice
        status="IN_PROGRESS"
        reason="archived"
        onUnlock={args.onUnlock}
        onDelete={args.onDelete}
      />
      <LockedNotice status="IN_PROGRESS" reason="rights" />
      <LockedNotice status="IN_PROGRESS" reason="plan" />
      <LockedNotice status="IN_PROGRESS" reason="history" onUnlock={fn()} />
      <LockedNotice status="IN_PROGRESS" reason="preview" />
    </Stack>
  ),
  async play({ args, canvasElement }) {
    const stop = within(canvasElement).getByRole('button', { name: 'Stop ad' })
    await userEvent.click(stop)
    await expect(args.onStop).toHaveBeenCalledOnce()
    stop.blur()
    const restore = within(canvasElement).getByRole('button', { name: 'Restore' })
    await userEvent.click(restore)
    await expect(args.onUnlock).toHaveBeenCalledOnce()
    restore.blur()
    const gone = within(canvasElement).getByRole('button', { name: 'Delete' })
    await userEvent.click(gone)
    await expect(args.onDelete).toHaveBeenCalledOnce()
    gone.blur()
  },
}

/** On a phone, the text has the full width, and both buttons are below it. */
export const OnAPhone: Story = {
  parameters: { pictures: 'once', width: 358 },
  args: { status: 'IN_PROGRESS', reason: 'archived', onUnlock: fn(), onDelete: fn() },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    const words = notice.getByText(/^Restore it to edit it/).getBoundingClientRect()
    const back = notice.getByRole('button', { name: 'Restore' }).getBoundingClientRect()
    await expect(back.top).toBeGreaterThanOrEqual(words.bottom)
    await expect(words.width).toBeGreaterThan(280)
  },
}
