import { readFileSync } from 'node:fs'
import { mailKinds } from '@aloft/mails/mail-kinds'
import { expect, it } from 'vitest'

it('shows every email in Storybook', () => {
  const stories = readFileSync(new URL('emails.stories.tsx', import.meta.url), 'utf8')
  const shown = [...stories.matchAll(/^export const \w+: Story = \{ args: \{ name: '(\w+)' \}/gm)]
  expect(shown.map(([, name]) => name).toSorted()).toEqual(Object.keys(mailKinds).toSorted())
})
