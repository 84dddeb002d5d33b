import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import logo from '@aloft/design-system/assets/nightjar-logo.svg'
import { BrandFiles } from './brand-files.tsx'

const picture = { url: logo, kind: 'image' } as const
const video = { url: '/files/wren.mp4', kind: 'video' } as const

const meta: Meta<typeof BrandFiles> = {
  title: 'Screens/Brand and briefs/Parts/Brand files',
  component: BrandFiles,
  parameters: { width: 464 },
  args: { files: [picture, video], onAdd: fn(), onDelete: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** Files are named by their kind and number. */
export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const files = within(canvasElement)
    await expect(files.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    const remove = files.getByRole('button', { name: 'Delete Video 1' })
    await userEvent.click(remove)
    await expect(args.onDelete).toHaveBeenCalledWith(video, 'Video 1')
    await userEvent.click(files.getByRole('button', { name: 'Add file' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  args: { files: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
    await expect(within(canvasElement).getByText(/^None yet/)).toBeVisible()
  },
}

/** For guests. */
export const ReadOnly: Story = {
  args: { onAdd: undefined, onDelete: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
