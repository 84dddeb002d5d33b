import { Text } from '@aloft/design-system/primitives/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nightjarFields, noFields } from './brand-brief.fixtures.ts'
import { FoundBrief } from './found-brief.tsx'

const meta: Meta<typeof FoundBrief> = {
  title: 'Screens/Brand and briefs/Parts/Found brief',
  component: FoundBrief,
  parameters: { width: 720, pictures: 'once' },
  args: {
    fields: nightjarFields,
    isReading: false,
    openQuestions: 2,
    onUse: fn(),
    children: <Text>Galway, Ireland</Text>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithQuestions: Story = {
  play: async ({ args, canvasElement }) => {
    const brief = within(within(canvasElement).getByRole('region', { name: 'Brand brief' }))
    await expect(brief.getByText('Galway, Ireland')).toBeVisible()
    await userEvent.click(brief.getByRole('button', { name: 'Looks good, continue' }))
    await expect(args.onUse).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Another brand's brief isn't replaced by one that breaks the rules. */
export const SiteTakenAndUnnamed: Story = {
  args: { fields: noFields, refusal: { reason: 'existingIdea', existingBrand: 'Nightjar', onReplace: fn() } },
  play: async ({ canvasElement }) => {
    const brief = within(canvasElement)
    await expect(brief.getByText('Give your brand a name to continue.')).toBeVisible()
    await expect(brief.getByRole('button', { name: /^Replace/ })).toBeDisabled()
  },
}
