import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { PublishBar } from './publish-bar.tsx'

const meta: Meta<typeof PublishBar> = {
  title: 'Screens/Launch/Parts/Publish bar',
  component: PublishBar,
  parameters: { width: 340 },
  args: { state: 'changed', onPublish: fn(), onVersions: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** Nothing published yet, changes since, publishing, published, and read-only. */
export const States: Story = {
  render: (args) => (
    <Stack gap={12}>
      <PublishBar {...args} state="never" onVersions={undefined} />
      <PublishBar {...args} />
      <PublishBar {...args} isPending />
      <PublishBar {...args} state="published" />
      <PublishBar state="changed" />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const bars = within(canvasElement)
    const publish = bars.getAllByRole('button', { name: 'Publish' })
    await expect(publish).toHaveLength(2)
    await userEvent.click(publish[1] as HTMLElement)
    await userEvent.click(bars.getByRole('button', { name: 'Publishing' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await userEvent.click(bars.getAllByRole('button', { name: 'Versions' })[0] as HTMLElement)
    await expect(args.onVersions).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
