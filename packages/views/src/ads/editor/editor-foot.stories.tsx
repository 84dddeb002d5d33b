import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { headlineConflict } from '../../balloons/edit-conflicts.fixtures.ts'
import { EditConflicts } from '../../balloons/edit-conflicts.tsx'
import { EditorFoot } from './editor-foot.tsx'

const meta: Meta<typeof EditorFoot> = {
  title: 'Screens/Edit an ad/Parts/Editor foot',
  component: EditorFoot,
  parameters: { width: 720, pictures: 'once' },
  args: {
    band: <ConnectionBand state="dropped" isStored onRefresh={fn()} />,
    children: <EditConflicts conflicts={[headlineConflict]} onTake={fn()} />,
  },
  decorators: [(Story) => <div style={{ paddingTop: 96 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

/** The band lies above whatever else is there. */
export const BandAboveConflicts: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement)
    const band = foot.getByText('You seem to have lost your connection.')
    const conflicts = foot.getByRole('group', { name: 'Both versions of Headline' })
    await expect(band.getBoundingClientRect().bottom).toBeLessThan(conflicts.getBoundingClientRect().top)
  },
}
