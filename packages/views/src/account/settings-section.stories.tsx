import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { SettingsSection } from './settings-section.tsx'

const meta: Meta<typeof SettingsSection> = {
  title: 'Screens/Account and notifications/Parts/Settings section',
  component: SettingsSection,
  parameters: { width: 720 },
  args: {
    title: 'Login methods',
    lead: 'How you log in, and where you’re logged in.',
    children: (
      <>
        <Text>Email and password</Text>
        <Button>Log out everywhere</Button>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Login methods' })).toBeVisible()
  },
}
