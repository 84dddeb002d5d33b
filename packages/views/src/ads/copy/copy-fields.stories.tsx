import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { facebookTexts, fieldsWith, googleTexts, repeatedMarks } from './copy-field.fixtures.ts'
import { CopyFields } from './copy-fields.tsx'

const meta: Meta<typeof CopyFields> = {
  title: 'Screens/Edit an ad/Parts/Copy fields',
  component: CopyFields,
  parameters: { width: 492 },
  args: {
    platform: 'google',
    fields: fieldsWith('google', { ...googleTexts, headline4: 'Working or Not' }),
    onChange: fn(),
    onAskVariants: fn(),
    onGenerateMore: fn(),
    tokenPrice: 1,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Google: Story = {
  parameters: { pictureOf: '[data-picture] [role=group]' },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    const headlines = within(fields.getByRole('group', { name: 'Headlines' }))
    await expect(headlines.getByRole('textbox', { name: 'Headline 3' })).toHaveValue('Open Today Until 6')
    await expect(headlines.queryByRole('textbox', { name: 'Headline 4' })).toBeNull()
    const fold = headlines.getByRole('button', { name: /^12 more headlines \(Google mixes these\)/ })
    await expect(fold).toHaveTextContent('1 written')
    await userEvent.click(fold)
    await userEvent.type(headlines.getByRole('textbox', { name: 'Headline 15' }), 'L')
    await expect(args.onChange).toHaveBeenLastCalledWith('headline15', 'L')
    await userEvent.click(fold)
    await expect(headlines.queryByRole('textbox', { name: 'Headline 15' })).toBeNull()
    await expect(fields.getByRole('button', { name: /^2 more descriptions/ })).toHaveTextContent(
      'none written yet',
    )
    const more = fields.getByRole('button', { name: 'More descriptions, 1 token' })
    await userEvent.click(more)
    await expect(args.onGenerateMore).toHaveBeenCalledWith('descriptions')
    more.blur()
  },
}

/** All fields are filled: suggestions would cost a token, and none could be used. */
export const AllWritten: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=group]' },
  args: {
    fields: fieldsWith('google', {
      ...googleTexts,
      description3: 'Blown here.',
      description4: 'Wired here.',
    }).filter(({ part }) => part === 'description'),
  },
  play: async ({ canvasElement }) => {
    const descriptions = within(canvasElement).getByRole('group', { name: 'Descriptions' })
    await expect(within(descriptions).queryByRole('button', { name: /^More descriptions/ })).toBeNull()
    await expect(descriptions).toHaveTextContent('All filled. Clear one to get suggestions.')
  },
}

export const OpenedByRemark: Story = {
  parameters: { pictureOf: '[role=group] > p' },
  args: {
    fields: fieldsWith(
      'google',
      { ...googleTexts, description4: 'Open Today Until 6!!' },
      { description4: { notes: [repeatedMarks] } },
    ).filter(({ part }) => part === 'description'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Description 4' })).toBeVisible()
  },
}

export const Facebook: Story = {
  parameters: { pictureOf: '[data-picture] label' },
  args: { platform: 'facebook', fields: fieldsWith('facebook', facebookTexts) },
  play: async ({ args, canvasElement }) => {
    const another = within(canvasElement).getByRole('button', { name: /^Rewrite, 1 token, for Headline/ })
    await userEvent.click(another)
    await expect(args.onAskVariants).toHaveBeenCalledWith('fbTitle')
    another.blur()
  },
}
