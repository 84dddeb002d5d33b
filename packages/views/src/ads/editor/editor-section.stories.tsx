import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '@aloft/design-system/primitives/text'
import { Button } from '@aloft/design-system/primitives/button'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { leadToPart } from '../copy/lead-to.ts'
import { EditorSection, type EditorSectionProps } from './editor-section.tsx'
import { type SectionFolds, SectionFoldsContext } from './section-folds.ts'

const meta: Meta<typeof EditorSection> = {
  title: 'Screens/Edit an ad/Parts/Editor section',
  component: EditorSection,
  parameters: { width: 358, pictures: 'once' },
  args: { section: 'targeting', summary: '3 places, 12 keywords', gaps: 2, children: <Text>Galway</Text> },
}
export default meta
type Story = StoryObj<typeof meta>

/** Open because something is missing in it. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('Galway')).toBeVisible()
    await expect(section.getByText('2 missing')).toBeVisible()
    await userEvent.click(section.getByRole('heading', { name: 'Targeting' }))
    await expect(section.getByText('Galway')).not.toBeVisible()
    await userEvent.click(section.getByRole('heading', { name: 'Targeting' }))
    await expect(section.getByText('Galway')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Finished: one line of what it holds. */
export const Folded: Story = {
  args: { gaps: 0 },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('3 places, 12 keywords')).toBeVisible()
    await expect(section.queryByText('Galway')).toBeNull()
    await userEvent.click(section.getByRole('heading', { name: 'Targeting' }))
    await expect(section.getByText('Galway')).toBeVisible()
    await userEvent.click(section.getByRole('heading', { name: 'Targeting' }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** What leads to a field in a folded section opens it, and the keyboard is in the field. */
export const LedToField: Story = {
  args: { gaps: 0 },
  render: (args) => (
    <EditorSection {...args}>
      <div id="place">
        <TextField name="place" label="Place" value="Galway" onChange={() => {}} />
      </div>
    </EditorSection>
  ),
  play: async ({ canvasElement }) => {
    await expect(leadToPart({ id: 'place', section: 'targeting' })).toBe(true)
    const field = await within(canvasElement).findByRole('textbox', { name: 'Place' })
    await waitFor(() => expect(field).toHaveFocus())
    field.blur()
  },
}

/** A section that comes and goes, with as many gaps as asked for. */
function Visited({ args }: { args: EditorSectionProps }) {
  const [isThere, setThere] = useState(true)
  const [gaps, setGaps] = useState(0)
  const [folds] = useState((): SectionFolds => {
    const states = new Map<string, boolean>()
    return {
      get: (section) => states.get(section),
      set: (section, isOpen) => void states.set(section, isOpen),
    }
  })
  return (
    <SectionFoldsContext value={folds}>
      <Button onPress={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</Button>
      <Button onPress={() => setGaps(1 - gaps)}>{gaps > 0 ? 'Fix it' : 'Break it'}</Button>
      {isThere ? <EditorSection {...args} gaps={gaps} /> : null}
    </SectionFoldsContext>
  )
}

/** What is missing opens it, fixing it doesn't close it, and what somebody has opened or closed stays so. */
export const StaysAsLeft: Story = {
  render: (args) => <Visited args={args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const choose = (name: string) => userEvent.click(page.getByRole('button', { name }))
    const head = () => page.getByRole('heading', { name: 'Targeting' })
    await choose('Break it')
    await expect(page.getByText('Galway')).toBeVisible()
    await choose('Fix it')
    await expect(page.getByText('Galway')).toBeVisible()
    await choose('Leave')
    await choose('Come back')
    await expect(page.queryByText('Galway')).toBeNull()
    await userEvent.click(head())
    await choose('Leave')
    await choose('Come back')
    await expect(page.getByText('Galway')).toBeVisible()
    await userEvent.click(head())
    await choose('Break it')
    await expect(page.getByText('Galway')).not.toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}
