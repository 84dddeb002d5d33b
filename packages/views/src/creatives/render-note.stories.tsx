import { renderFailures } from '@aloft/domain/creatives/render.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { RenderNote } from './render-note.tsx'

const meta: Meta<typeof RenderNote> = {
  title: 'Screens/Edit an ad/Parts/Render note',
  component: RenderNote,
  parameters: { width: 420 },
  args: { result: 'failedToRenderAsset', onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const EveryResult: Story = {
  render: ({ onRetry }) => (
    <Stack gap={12}>
      {renderFailures.map((result) => (
        <RenderNote
          key={result}
          result={result}
          onRetry={result === 'failedToRenderAsset' ? onRetry : undefined}
        />
      ))}
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const notes = within(canvasElement)
    await expect(notes.getAllByRole('status')).toHaveLength(4)
    await userEvent.click(notes.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The server refused to say whether there's a picture. */
export const Refused: Story = {
  parameters: { pictures: 'once' },
  args: { requestId: '01936b2e-7c1f' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('01936b2e-7c1f')
  },
}

/** One press shows the video's poster instead. */
export const StillOffered: Story = {
  parameters: { pictures: 'once' },
  args: { result: 'videoNotSupported', onRetry: undefined, still: { isPending: false, onUse: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use the poster as a still' }))
    const { still } = args
    await expect(still && 'onUse' in still && still.onUse).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The video has no poster yet. */
export const StudioOffered: Story = {
  parameters: { pictures: 'once' },
  args: { result: 'videoNotSupported', onRetry: undefined, still: { studioHref: '/0/design-editor' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open the studio' })).toBeVisible()
  },
}
