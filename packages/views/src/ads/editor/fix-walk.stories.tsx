import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { settingsFixture } from './editor-settings.fixtures.ts'
import { FixWalk } from './fix-walk.tsx'
import { SettingSections } from './setting-sections.tsx'
import { useFixTargets } from './use-fix-targets.ts'

interface AdProps {
  budget: number | null
  url: string
}

/** An ad whose landing page and budget can be filled in. */
function Ad(first: AdProps) {
  const targetOf = useFixTargets('facebook')
  const [{ budget, url }, setAd] = useState(first)
  const fields = [
    ...(url === '' ? (['url'] as const) : []),
    ...(budget === null ? (['plannedBudget'] as const) : []),
  ]
  const failures = Object.fromEntries(fields.map((field) => [field, 'requiredValue' as const]))
  return (
    <Stack gap={16}>
      <Cluster gap={8}>
        <FixWalk fixes={fields.map(targetOf)}>
          <ButtonLink href="#launch" size="small" variant="primary">
            Review and launch
          </ButtonLink>
        </FixWalk>
      </Cluster>
      <SettingSections
        settings={{ ...settingsFixture, budget, page: { componentId: 'p', url }, failures }}
        onChange={({ plannedBudget = budget, url: address = url }) =>
          setAd({ budget: typeof plannedBudget === 'number' ? plannedBudget : null, url: address })
        }
        isReadOnly={false}
      />
    </Stack>
  )
}

const meta: Meta<typeof FixWalk> = {
  title: 'Screens/Edit an ad/Parts/Fix walk',
  component: FixWalk,
  parameters: { width: 640, pictures: 'once' },
}
export default meta
type Story = StoryObj<typeof meta>

/** By the keyboard alone, from the first field to the launch. */
export const FieldByField: Story = {
  render: () => <Ad budget={null} url="" />,
  play: async ({ canvasElement }) => {
    const ad = within(canvasElement)
    ad.getByRole('button', { name: '2 to fix before launch' }).focus()
    await userEvent.keyboard('{Enter}')
    const page = ad.getByRole('textbox', { name: 'Landing page' })
    await expect(page).toHaveFocus()
    await expect(ad.getByText('Fix Landing page, then press Enter. 2 left.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(page).toHaveFocus()
    await expect(ad.getByText('Landing page isn’t fixed yet.')).toBeInTheDocument()
    await userEvent.keyboard('nightjar.example/lamps{Enter}')
    await expect(ad.getByRole('textbox', { name: 'Total budget' })).toHaveFocus()
    await expect(ad.getByRole('button', { name: '1 to fix before launch' })).toBeVisible()
    await userEvent.keyboard('150')
    await expect(ad.getByText('All fixed. Press Enter.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(ad.getByRole('link', { name: 'Review and launch' })).toHaveFocus()
    await expect(ad.getByText('Nothing left to fix before launch.')).toBeInTheDocument()
    await expect(ad.queryByRole('button', { name: /to fix before launch/ })).toBeNull()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Pressing it again leads to the next field, so that it works by touch; the last one is followed by the first. */
export const ByTouch: Story = {
  render: () => <Ad budget={null} url="" />,
  play: async ({ canvasElement }) => {
    const ad = within(canvasElement)
    const walk = ad.getByRole('button', { name: '2 to fix before launch' })
    for (const name of ['Landing page', 'Total budget', 'Landing page']) {
      await userEvent.click(walk)
      await expect(ad.getByRole('textbox', { name })).toHaveFocus()
    }
    ;(document.activeElement as HTMLElement).blur()
  },
}
