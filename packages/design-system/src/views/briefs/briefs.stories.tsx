import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import {
  brandEvidence,
  brandValues,
  campaignItems,
  designValues,
  locationHistory,
  logos,
} from '../../patterns/briefs/briefs.fixtures.ts'
import { type BriefsContent, BriefsView, type BriefsViewProps } from './briefs.tsx'

const onChange = fn()
const onMove = fn()
const can = { onChange, onOpenHistory: fn(), onRestore: fn() }
const saved = { state: 'saved', savedAt: new Date('2026-11-05T09:10:00') } as const

const full = {
  kind: 'briefs',
  brand: 'Nightjar Lamps',
  isReadOnly: false,
  brandBrief: {
    brief: {
      sheet: {
        ...can,
        values: brandValues,
        evidence: brandEvidence,
        history: { field: 'location', history: locationHistory },
      },
      save: saved,
    },
    onWrite: fn(),
  },
  designBrief: { sheet: { ...can, values: designValues, logos, onUploadLogo: fn() }, save: null },
  campaignBriefs: {
    campaigns: campaignItems(4, can, onMove),
    archived: campaignItems(1, { onOpenHistory: fn() }, onMove),
    openId: null,
    onOpen: fn(),
    onAdd: fn(),
  },
} as const satisfies BriefsContent

/** Opens campaign briefs and follows the design brief, as the app does. */
function Living({ content }: BriefsViewProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [design, setDesign] = useState(content.kind === 'briefs' ? content.designBrief.sheet.values : {})
  if (content.kind !== 'briefs') return <BriefsView content={content} />
  const { designBrief, campaignBriefs } = content
  return (
    <BriefsView
      content={{
        ...content,
        designBrief: {
          ...designBrief,
          sheet: {
            ...designBrief.sheet,
            values: design,
            onChange:
              designBrief.sheet.onChange && ((field, value) => setDesign({ ...design, [field]: value })),
          },
        },
        campaignBriefs: { ...campaignBriefs, openId, onOpen: setOpenId },
      }}
    />
  )
}

const meta: Meta<typeof BriefsView> = {
  title: 'Views/Briefs/Briefs',
  component: BriefsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  render: (args) => <Living {...args} />,
  args: { content: full },
}
export default meta
type Story = StoryObj<typeof meta>

export const FourSections: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of ['Brand brief', 'Design brief', 'Campaign briefs', 'Archived'])
      await expect(page.getByRole('region', { name })).toBeVisible()
  },
}

export const ReadByGuests: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...full,
      isReadOnly: true,
      brandBrief: { brief: { sheet: { values: brandValues, onOpenHistory: fn() } } },
      designBrief: { sheet: { values: designValues } },
      campaignBriefs: { ...full.campaignBriefs, campaigns: campaignItems(2, {}), onAdd: undefined },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('textbox')).toBeNull()
    await expect(page.queryByRole('button', { name: 'New campaign brief' })).toBeNull()
    await expect(page.getByText('Small hotels in the west', { exact: false })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...full,
      brandBrief: { brief: null, onWrite: fn(), onBegin: fn() },
      campaignBriefs: { ...full.campaignBriefs, campaigns: [], archived: [] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Generate Brand Brief' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Write it yourself' })).toBeEnabled()
    await expect(page.getByText('Nothing is archived.')).toBeVisible()
  },
}

export const HundredsOfCampaigns: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...full,
      campaignBriefs: { ...full.campaignBriefs, campaigns: campaignItems(300, can, onMove) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show all 300' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading the briefs')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'main' },
  args: { content: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect((args.content as { onRetry: unknown }).onRetry).toHaveBeenCalledOnce()
  },
}

export const NoBrand: Story = {
  parameters: { pictures: 'once', pictureOf: 'main' },
  args: { content: { kind: 'noBrand', onCreateBrand: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Create your brand' })).toBeVisible()
  },
}

export const PreviewFollows: Story = {
  parameters: { pictures: 'once', pictureOf: 'figure' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByLabelText('Font'), 'Roboto')
    await expect(page.getByTestId('design-preview').style.fontFamily).toContain('Roboto')
    await expect(page.getByTestId('design-preview').style.color).toBe('rgb(18, 49, 66)')
  },
}
