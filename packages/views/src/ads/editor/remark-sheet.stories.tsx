import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { facebookAd, faultyFacebookAd, faultyGoogleAd } from './editor.fixtures.ts'
import { unsetSettingsFixture } from './editor-settings.fixtures.ts'
import { RemarkSheet } from './remark-sheet.tsx'

const meta: Meta<typeof RemarkSheet> = {
  title: 'Screens/Edit an ad/Parts/Remark sheet',
  component: RemarkSheet,
  parameters: { layout: 'fullscreen', widths: [390] },
  args: { ...faultyFacebookAd, tokenPrice: 1, onApply: fn(), onRewrite: fn(), onEdit: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** A text that's cut on phones: rewritten, or edited. */
export const Rewritten: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(within(canvasElement).getByRole('region', { name: 'What to check' }))
    await expect(sheet.getByText('1 of 1')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: /^Rewrite for Primary text/ }))
    await expect(args.onRewrite).toHaveBeenCalledWith('fbMessage')
    await userEvent.click(sheet.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'field-fbMessage', section: 'content' }),
    )
    await expect(sheet.queryByRole('button', { name: 'Next' })).toBeNull()
    blur()
  },
}

/** One after the other: a text that's too long, one with a correction, and a missing budget. */
export const OneAfterTheOther: Story = {
  args: { ...faultyGoogleAd, settings: unsetSettingsFixture },
  play: async ({ args, canvasElement }) => {
    const sheet = within(canvasElement)
    const next = sheet.getByRole('button', { name: 'Next' })
    await expect(sheet.getByText('Headline 2.')).toBeVisible()
    await userEvent.click(next)
    await userEvent.click(sheet.getByRole('button', { name: 'Use “Open Today Until 6!”' }))
    await expect(args.onApply).toHaveBeenCalledWith('headlined', 'Open Today Until 6!')
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(sheet.getByText('Budget.')).toBeVisible()
    await expect(sheet.getByText('4 of 4')).toBeVisible()
    await userEvent.click(next)
    await expect(sheet.getByText('1 of 4')).toBeVisible()
    blur()
  },
}

export const Ready: Story = {
  args: { ...facebookAd, children: <Button variant="primary">Review and launch</Button> },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getByText('Ready to launch.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Review and launch' })).toBeVisible()
  },
}

/** One line, so that the preview has the space. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await userEvent.click(sheet.getByRole('button', { name: /^8 of 9 fields ready/ }))
    await waitFor(() => expect(sheet.queryByText('Primary text.')).toBeNull())
    blur()
  },
}

const many = { ...faultyGoogleAd, settings: unsetSettingsFixture }

/** Everything at once, by a button; one of them is then shown alone. */
export const Listed: Story = {
  args: many,
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await userEvent.click(sheet.getByRole('button', { name: 'Show all' }))
    const list = within(await sheet.findByRole('list', { name: 'More to check' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3))
    await sheet.findByRole('button', { name: 'Show one', expanded: true })
    blur()
  },
}

export const PickedFromTheList: Story = {
  parameters: { pictures: 'once' },
  args: many,
  play: async (context) => {
    await Listed.play?.(context)
    const sheet = within(context.canvasElement)
    await userEvent.click(within(sheet.getByRole('list')).getByRole('button', { name: /^Budget/ }))
    await sheet.findByText('4 of 4')
    await waitFor(() => expect(sheet.queryByRole('list')).toBeNull())
    blur()
  },
}

/** The arrow keys change its height, one step at a time. */
export const ByKeys: Story = {
  parameters: { pictures: 'once' },
  args: many,
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    const fold = sheet.getByRole('button', { name: /fields ready$/ })
    fold.focus()
    await userEvent.keyboard('{ArrowUp}')
    await sheet.findByRole('button', { name: 'Show one' })
    await userEvent.keyboard('{ArrowDown}')
    await sheet.findByRole('button', { name: 'Show all' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'true'))
    blur()
  },
}

/** It settles at the nearest height; a drag is no press of what is under the finger. */
export const Dragged: Story = {
  parameters: { pictures: 'once' },
  args: many,
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    const fold = sheet.getByRole('button', { name: /fields ready$/ })
    const drag = async (by: number) => {
      const { left, top } = fold.getBoundingClientRect()
      const [clientX, start] = [left + 20, top + 20]
      const pointer = { clientX, pointerId: 1, isPrimary: true, button: 0 }
      await fireEvent.pointerDown(fold, { ...pointer, clientY: start })
      for (const part of [0.3, 0.6, 1, 1])
        await fireEvent.pointerMove(fold, { ...pointer, clientY: start + by * part })
      await fireEvent.pointerUp(fold, { ...pointer, clientY: start + by })
    }
    await drag(-400)
    await sheet.findByRole('button', { name: 'Show one' })
    await drag(600)
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'))
    await drag(-150)
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'true'))
    await expect(sheet.getByRole('button', { name: 'Show all' })).toBeVisible()
  },
}
