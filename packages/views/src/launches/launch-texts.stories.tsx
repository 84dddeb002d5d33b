import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldsWith, googleTexts, repeatedMarks } from '../ads/copy/copy-field.fixtures.ts'
import { LaunchTexts } from './launch-texts.tsx'

const [, empty, refused] = fieldsWith(
  'google',
  { ...googleTexts, headline2: '', headlined: 'Open Today Until 6!!' },
  { headline2: { failure: 'requiredValue' }, headlined: { notes: [repeatedMarks] } },
)

const meta: Meta<typeof LaunchTexts> = {
  title: 'Screens/Launch/Parts/Launch texts',
  component: LaunchTexts,
  parameters: { width: 600 },
  args: { fields: empty ? [empty] : [], onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** The empty text has its name and its field in place. */
export const Empty: Story = {
  render: function Empty(args) {
    const [fields, setFields] = useState(args.fields)
    return (
      <LaunchTexts
        fields={fields}
        onChange={(key, value) =>
          setFields(fields.map((field) => (field.key === key ? { ...field, value, failure: null } : field)))
        }
      />
    )
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByRole('heading', { name: 'One text left to write' })).toBeVisible()
    const field = part.getByRole('textbox', { name: 'Headline 2' })
    await userEvent.type(field, 'Rewired for a lifetime')
    await expect(field).toHaveValue('Rewired for a lifetime')
  },
}

/** Several texts, one with what the platform refuses in it. */
export const Several: Story = { args: { fields: empty && refused ? [empty, refused] : [] } }
