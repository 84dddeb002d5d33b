import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fresh } from './guide.fixtures.ts'
import { GuideButton } from './guide-button.tsx'
import { GuideChecklist } from './guide-checklist.tsx'
import { GuideDock } from './guide-dock.tsx'

const meta: Meta<typeof GuideDock> = {
  title: 'Components/Guide/Dock',
  component: GuideDock,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <GuideButton tasks={fresh} isOpen onPress={fn()} />
        <GuideChecklist tasks={fresh} onStart={fn()} onClose={fn()} />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ height: 560 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

export const WithChecklist: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Getting started/ })
    const panel = within(canvasElement).getByRole('region', { name: 'Getting started' })
    const [below, above] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
    await expect(above.bottom).toBeLessThan(below.top)
    await expect(below.right).toBe(above.right)
    await userEvent.click(button)
    await userEvent.tab()
    await expect(panel).toContainElement(document.activeElement as HTMLElement)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
