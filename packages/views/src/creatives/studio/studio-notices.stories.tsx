import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StudioNotices } from './studio-notices.tsx'

const meta: Meta<typeof StudioNotices> = {
  title: 'Screens/Edit an ad/Parts/Studio notices',
  component: StudioNotices,
  parameters: { layout: 'fullscreen', pictures: 'once' },
  args: { readOnly: null, trouble: null },
}
export default meta
type Story = StoryObj<typeof meta>

const side = { svg: null, width: 1080, height: 1080 }
const conflict = { kind: 'conflict', layers: [], isBackground: true, mine: side, theirs: side } as const
export const Conflict: Story = {
  args: { trouble: { ...conflict, onKeepMine: fn(), onTakeTheirs: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Which version of the background should stay?',
    )
  },
}

const refused = { kind: 'refused', isPictureMissing: false, onRetry: fn(), onDiscard: fn() } as const
export const Refused: Story = {
  args: { trouble: refused },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await userEvent.click(view.getByRole('button', { name: 'Discard changes' }))
    await expect(refused.onRetry).toHaveBeenCalledOnce()
    await expect(refused.onDiscard).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A picture was deleted in another tab. */
export const PictureMissing: Story = {
  parameters: { pictures: 'once' },
  args: { trouble: { ...refused, isPictureMissing: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Your library doesn’t have one of the pictures any more.',
    )
  },
}

export const Guest: Story = { args: { readOnly: 'guest' } }

export const PlanLapsed: Story = { args: { readOnly: 'lapsed' } }
