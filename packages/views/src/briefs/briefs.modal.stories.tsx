import { Stack } from '@aloft/design-system/primitives/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brandValues, campaignItems, designValues, logos } from './briefs.fixtures.ts'
import { BriefsModal, ModalBriefsFailed, ModalBriefsLoading } from './briefs.modal.tsx'
import { SampleBriefs } from './sample-briefs.fixtures.tsx'

const brandBrief = { brief: { sheet: { values: brandValues, onChange: fn() } }, onWrite: fn() }
const designBrief = { sheet: { values: designValues, logos, onChange: fn() } }

const meta: Meta<typeof BriefsModal> = {
  title: 'Screens/Brand and briefs/Modals/Brand, design and all briefs',
  component: BriefsModal,
  parameters: { width: 760 },
  args: { shows: 'brand', onClose: fn(), onOpenPage: fn() },
  render: ({ children, ...args }) => (
    <BriefsModal {...args}>
      <Stack gap={16}>{children}</Stack>
    </BriefsModal>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const BrandBrief: Story = {
  args: { children: <SampleBriefs brandBrief={brandBrief} isUntitled /> },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText('Name')).toHaveValue('Nightjar Lamps')
    await expect(modal.queryByLabelText('Font')).toBeNull()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DesignBrief: Story = {
  args: { shows: 'design', children: <SampleBriefs designBrief={designBrief} isUntitled /> },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText('Font')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Open briefs' }))
    await expect(args.onOpenPage).toHaveBeenCalledOnce()
  },
}

export const AllBriefs: Story = {
  args: {
    shows: 'all',
    children: (
      <SampleBriefs
        brandBrief={brandBrief}
        designBrief={designBrief}
        campaigns={campaignItems(2, {}, fn())}
        onAdd={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    for (const name of ['Brand brief', 'Design brief', 'Campaign briefs', 'Archived'])
      await expect(modal.getByRole('region', { name })).toBeVisible()
  },
}

export const Loading: Story = { args: { children: <ModalBriefsLoading /> } }

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { children: <ModalBriefsFailed onRetry={fn()} requestId="01936b2e-7c1f" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We couldn’t load the briefs.')
  },
}
