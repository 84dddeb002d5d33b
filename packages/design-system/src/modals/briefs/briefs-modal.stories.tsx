import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brandValues, campaignItems, designValues, logos } from '../../patterns/briefs/briefs.fixtures.ts'
import { BriefsModal } from './briefs-modal.tsx'

const meta: Meta<typeof BriefsModal> = {
  title: 'Modals/Briefs/Brand, design and all briefs',
  component: BriefsModal,
  parameters: { width: 760 },
  args: {
    shows: 'brand',
    content: {
      kind: 'briefs',
      brand: 'Nightjar Lamps',
      brandBrief: { brief: { sheet: { values: brandValues, onChange: fn() } }, onWrite: fn() },
      designBrief: { sheet: { values: designValues, logos, onChange: fn() } },
      campaignBriefs: {
        campaigns: campaignItems(2, {}, fn()),
        archived: [],
        openId: null,
        onOpen: fn(),
        onAdd: fn(),
      },
    },
    onClose: fn(),
    onOpenPage: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>


export const BrandBrief: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText('Name')).toHaveValue('Nightjar Lamps')
    await expect(modal.queryByLabelText('Font')).toBeNull()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DesignBrief: Story = {
  args: { shows: 'design' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText('Font')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Open the page of briefs' }))
    await expect(args.onOpenPage).toHaveBeenCalledOnce()
  },
}

export const AllBriefs: Story = {
  args: { shows: 'all' },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    for (const name of ['Brand brief', 'Design brief', 'Campaign briefs', 'Archived'])
      await expect(modal.getByRole('region', { name })).toBeVisible()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The briefs did not load.')
  },
}
