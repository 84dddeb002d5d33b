import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '@aloft/design-system/primitives/text'
import { EditorSection } from './editor-section.tsx'

const meta: Meta<typeof EditorSection> = {
  title: 'Screens/Edit an ad/Parts/Editor section',
  component: EditorSection,
  parameters: { width: 358, pictures: 'once' },
  args: { section: 'targeting', summary: '3 places, 12 keywords', gaps: 2, children: <Text>Galway</Text> },
}
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('Galway')).not.toBeVisible()
    await userEvent.click(section.getByRole('heading', { name: 'Targeting' }))
    await expect(section.getByText('Galway')).toBeVisible()
    await expect(section.getByText('2 missing')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}
