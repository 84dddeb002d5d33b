import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row } from '../primitives/row.tsx'
import { ToolMenu } from './tool-menu.tsx'

const onPublish = fn()

const meta: Meta<typeof ToolMenu> = {
  title: 'Components/Actions/Tool menu',
  component: ToolMenu,
  parameters: { width: 320 },
  args: {
    label: 'More actions',
    entries: [
      { label: 'Publish', icon: 'publish', onPress: onPublish },
      { label: 'Duplicate', icon: 'copy', onPress: fn() },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 140 }}>
      <Row gap={4} justify="end">
        <ToolMenu {...args} />
      </Row>
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    onPublish.mockClear()
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'More actions' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await expect(onPublish).toHaveBeenCalledOnce()
    await expect(page.queryByRole('button', { name: 'Publish' })).toBeNull()
    await userEvent.click(opener)
    await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible()
    opener.blur()
  },
}
