import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { everyEntry, frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import {
  brandEvidence,
  brandValues,
  campaignItems,
  designValues,
  locationHistory,
  logos,
} from './briefs.fixtures.ts'
import { BriefsFailed, BriefsLoading, BriefsView, BriefsWithoutBrand } from './briefs.view.tsx'
import { SampleBriefs, type SampleBriefsProps } from './sample-briefs.fixtures.tsx'

const onChange = fn()
const onMove = fn()
const can = { onChange, onOpenHistory: fn(), onRestore: fn() }
const saved = { state: 'saved', savedAt: new Date('2026-11-05T09:10:00') } as const

const full = {
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
  campaigns: campaignItems(4, can, onMove),
  archived: campaignItems(1, { onOpenHistory: fn() }, onMove),
  onAdd: fn(),
} as const satisfies SampleBriefsProps

const onRetry = fn()
const unsettled = { refused: [], onTake: fn(), onRetry: fn(), onCopy: fn(), onRemove: fn() }
const conflict = {
  field: 'location',
  mine: 'Clifden',
  theirs: 'Galway',
  author: { name: 'Orla Daly' },
  date: new Date(2026, 10, 21, 14, 32),
} as const

function SamplePage({ isReadOnly = false, ...briefs }: SampleBriefsProps & { isReadOnly?: boolean }) {
  return (
    <BriefsView brand="Nightjar Lamps" isReadOnly={isReadOnly}>
      <SampleBriefs {...briefs} />
    </BriefsView>
  )
}

const meta: Meta<typeof SamplePage> = {
  title: 'Screens/Brand and briefs/Briefs',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <AppFrame
        {...frameFixture}
        entries={parameters['hasTabs'] ? everyEntry : frameFixture.entries}
        onLogOut={fn()}
      >
        {Story()}
      </AppFrame>
    ),
  ],
  args: full,
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
    isReadOnly: true,
    brandBrief: { brief: { sheet: { values: brandValues, onOpenHistory: fn() } } },
    designBrief: { sheet: { values: designValues } },
    campaigns: campaignItems(2, {}),
    onAdd: undefined,
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
  args: { brandBrief: { brief: null, onWrite: fn(), onBegin: fn() }, campaigns: [], archived: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Generate Brand Brief' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Write it yourself' })).toBeEnabled()
    await expect(page.getByText('You haven’t archived any briefs.')).toBeVisible()
  },
}

export const HundredsOfCampaigns: Story = {
  parameters: { pictures: 'once' },
  args: { campaigns: campaignItems(300, can, onMove) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show all 300' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  render: () => <BriefsLoading />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading briefs')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'main' },
  render: () => <BriefsFailed onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const NoBrand: Story = {
  parameters: { pictures: 'once', pictureOf: 'main' },
  render: () => <BriefsWithoutBrand onCreateBrand={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add your brand' })).toBeVisible()
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

/** What has to be chosen is seen above the tabs, wherever one is in its brief. */
export const ConflictOnPhone: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] h1', hasTabs: true },
  globals: { viewport: { value: 'phone' } },
  args: {
    brandBrief: {
      ...full.brandBrief,
      brief: { sheet: { ...can, values: brandValues, unsettled: { ...unsettled, conflicts: [conflict] } } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const choice = page.getByRole('group', { name: 'Both versions of Location' })
    const tabs = page.getByRole('navigation').getBoundingClientRect()
    await expect(choice.getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.top)
    await expect(tabs.bottom).toBe(window.innerHeight)
  },
}
