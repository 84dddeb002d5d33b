import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { editorSections } from '@aloft/domain/ads/editor-sections.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { faultyFacebookAd } from './editor.fixtures.ts'
import { unsetSettingsFixture } from './editor-settings.fixtures.ts'
import { EditorSection } from './editor-section.tsx'
import { SectionTabs } from './section-tabs.tsx'

const meta: Meta<typeof SectionTabs> = {
  title: 'Screens/Edit an ad/Parts/Section tabs',
  component: SectionTabs,
  parameters: { width: 548, pictureOf: '[data-picture] [data-part=sections]' },
  args: { ...faultyFacebookAd, settings: unsetSettingsFixture },
  decorators: [(Story) => <div style={{ padding: '0 28px' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

/** One section is ready, one could be better, one misses something, and one has nothing to miss. */
export const Signs: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(within(canvasElement).getByRole('navigation', { name: 'Sections of the ad' }))
    await expect(tabs.getByRole('link', { name: 'Content 1 suggestion' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Targeting ready' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Budget 1 missing' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Forecast' })).toBeVisible()
    await expect(tabs.getByRole('link', { current: true })).toHaveTextContent(/^Content/)
  },
}

/** A live ad misses nothing, so nothing is said about it. */
export const WithoutSigns: Story = { args: { isLocked: true }, parameters: { widths: [390] } }

/** The tab of the section that is read is the current one, also after scrolling and for the short last ones. */
export const Followed: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <>
      <SectionTabs {...args} />
      {editorSections.map((section) => (
        <EditorSection key={section} section={section} summary="" isOpen={section === 'content'}>
          <Stack gap={24}>
            {Array.from({ length: 20 }, (_, line) => (
              <Text key={line}>Something to fill in.</Text>
            ))}
          </Stack>
        </EditorSection>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const tabs = within(within(canvasElement).getByRole('navigation', { name: 'Sections of the ad' }))
    const current = () => tabs.getByRole('link', { current: true }).textContent
    tabs.getByRole('link', { name: /^Goal/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(current()).toMatch(/^Goal/)
    await expect(document.activeElement).toHaveTextContent(/^Goal/)
    const row = tabs.getByRole('link', { name: /^Goal/ }).getBoundingClientRect()
    const top = () => document.activeElement?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(row.bottom))
    window.scrollTo(0, 0)
    await waitFor(() => expect(current()).toMatch(/^Content/))
    await userEvent.click(tabs.getByRole('link', { name: /^Autopilot/ }))
    await expect(current()).toMatch(/^Autopilot/)
    window.scrollTo(0, 0)
    await waitFor(() => expect(current()).toMatch(/^Content/))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(current()).toMatch(/^Autopilot/))
    window.scrollTo(0, 0)
    ;(document.activeElement as HTMLElement).blur()
  },
}
