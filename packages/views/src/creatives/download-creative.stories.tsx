import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DownloadCreative } from './download-creative.tsx'

const meta: Meta<typeof DownloadCreative> = {
  title: 'Screens/Edit an ad/Parts/Download creative',
  component: DownloadCreative,
  parameters: { width: 520 },
  args: {
    name: 'Evenings, better lit',
    count: 1,
    numLeftOut: 0,
    formats: creativeFormatNames,
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Download' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ fileType: 'png', format: null })
    await userEvent.click(modal.getByText('WebP'))
    await userEvent.selectOptions(modal.getByLabelText('Size'), 'Story (9:16)')
    await userEvent.click(modal.getByRole('button', { name: 'Download' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ fileType: 'webp', format: '9:16' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Several: Story = {
  parameters: { pictures: 'once' },
  args: { name: null, count: 12, numLeftOut: 1, formats: ['1:1'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 creative has no picture yet/)).toBeVisible()
  },
}
