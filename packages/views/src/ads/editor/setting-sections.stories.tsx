import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Completeness } from '../copy/completeness.tsx'
import { conversionFixture, settingsFixture, unsetSettingsFixture } from './editor-settings.fixtures.ts'
import { type EditorSettings, settingId } from './editor-settings.ts'
import { SettingSections } from './setting-sections.tsx'

const meta: Meta<typeof SettingSections> = {
  title: 'Screens/Edit an ad/Parts/Setting sections',
  component: SettingSections,
  parameters: { width: 492 },
  args: {
    settings: { ...settingsFixture, conversion: conversionFixture },
    onChange: fn(),
    isReadOnly: false,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is chosen, as a screen does. */
function Stateful({ start, onChange }: { start: EditorSettings; onChange: (changed: object) => void }) {
  const [settings, setSettings] = useState(start)
  return (
    <SettingSections
      settings={settings}
      isReadOnly={false}
      onChange={(changed) => {
        onChange(changed)
        const {
          plannedBudget: budget = settings.budget,
          fundingRecurrence: recurrence = settings.recurrence,
        } = changed
        setSettings({ ...settings, budget, recurrence, failures: {} })
      }}
    />
  )
}

/** Each head says in one line what its section holds. */
export const Closed: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const sections = within(canvasElement)
    await expect(sections.getByText('Brand awareness, measured by goal page visits')).toBeVisible()
    await expect(sections.getByText('€180, about €6.00 a day')).toBeVisible()
    await expect(sections.getByText('30 days')).toBeVisible()
  },
}

/** A link to a gap opens its section and focuses the field (EDT-12). */
export const GapFollowed: Story = {
  parameters: { pictures: 'once' },
  render: ({ onChange }) => (
    <>
      <Completeness
        parts={[{ section: 'budget', id: settingId('plannedBudget'), label: 'Budget', state: 'bad' }]}
        obstacles={[]}
      />
      <Stateful start={unsetSettingsFixture} onChange={onChange} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const sections = within(canvasElement)
    await userEvent.click(sections.getByRole('link', { name: 'Budget, fix before launch' }))
    const budget = sections.getByRole('textbox', { name: 'Total budget' })
    await expect(budget).toHaveFocus()
    await userEvent.type(budget, '150,5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ plannedBudget: 150.5 })
    await expect(budget).toHaveValue('150,5')
    await userEvent.tab()
    await expect(budget).toHaveValue('150.5')
    await expect(sections.getByText('€150.50, about €5.01 a day')).toBeVisible()
    await userEvent.click(sections.getByText('One payment'))
    await userEvent.click(sections.getByRole('radio', { name: /^Every month/ }))
    await expect(sections.getByText('Monthly until you stop it')).toBeVisible()
  },
}

/** Nothing can be pressed in what is locked; the ad is copied elsewhere. */
export const ReadOnly: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-section=goal]' },
  args: { settings: { ...settingsFixture, isGoalFixed: true }, isReadOnly: true, onDuplicate: fn() },
  play: async ({ canvasElement }) => {
    const sections = within(canvasElement)
    await userEvent.click(sections.getByText('Brand awareness, measured by visits'))
    await expect(sections.getByText(/^You’ve launched this ad before/)).toBeVisible()
    await expect(sections.queryByRole('button', { name: 'Duplicate' })).toBeNull()
  },
}
