import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { flatLamp, tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import { CampaignHistoryModal, type CampaignHistoryModalProps } from './campaign-history.modal.tsx'

const meta: Meta<typeof CampaignHistoryModal> = {
  title: 'Screens/Launch/Modals/Campaign history',
  component: CampaignHistoryModal,
  parameters: { width: 760 },
  args: {
    name: 'Old lamp in, €20 off',
    versions: [
      { id: 'draft', date: new Date(2026, 10, 21, 16, 40), kind: 'unpublished' },
      { id: 'second', date: new Date(2026, 10, 21, 9, 5), kind: 'published', number: 2 },
      { id: 'first', date: new Date(2026, 10, 18, 11, 30), kind: 'historic', number: 1 },
    ],
    shownId: 'first',
    onShow: fn(),
    view: 'preview',
    onView: fn(),
    preview: <FacebookFeed ad={{ ...tradeIn, media: flatLamp(500, 500) }} />,
    comparedId: 'second',
    onCompare: fn(),
    parts: [
      {
        id: 'fbTitle',
        subject: { kind: 'field', label: 'headline' },
        before: 'Old lamp in, €25 off until May',
        after: 'Old lamp in, €20 off',
      },
      { id: 'keywords', subject: { kind: 'list', list: 'interests' }, before: '', after: 'Lamps, Galway' },
    ],
    editorHref: '/0/editor',
    onRestore: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

function Chosen(props: CampaignHistoryModalProps) {
  const [shownId, setShown] = useState(props.shownId)
  const [view, setView] = useState(props.view)
  return (
    <CampaignHistoryModal
      {...props}
      shownId={shownId}
      onShow={setShown}
      view={view}
      onView={setView}
      onRestore={shownId === 'draft' ? undefined : props.onRestore}
    />
  )
}

export const Preview: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Restore this version' }))
    await expect(args.onRestore).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('radio', { name: /^Draft/ }))
    await expect(modal.queryByRole('button', { name: 'Restore this version' })).toBeNull()
    await userEvent.click(modal.getByRole('radio', { name: /^Version 1/ }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Compare: Story = {
  args: { view: 'compare' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const headline = within(modal.getByRole('group', { name: 'Headline in both versions' }))
    await expect(headline.getByText('€25')).toBeVisible()
    await expect(headline.getByText('€20')).toBeVisible()
    await userEvent.selectOptions(modal.getByLabelText('Compare with'), 'draft')
    await expect(args.onCompare).toHaveBeenCalledWith('draft')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoneYet: Story = {
  parameters: { pictures: 'once' },
  args: { versions: [], onRestore: undefined, editorHref: undefined },
}
