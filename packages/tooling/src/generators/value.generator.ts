import { addEntry } from './edits.ts'
import { CannotGenerate } from './generator.ts'
import type { Draft } from './generator.ts'
import { camelCase, sentenceCase } from './names.ts'

const schemas = 'packages/domain/src/balloons/component-schemas.entity.ts'

/** The groups a value can belong to: ads on any platform, or on one. */
const groups = ['campaign', 'google', 'facebook', 'instagram', 'meta']

/**
 * A value of an ad: its line in the schemas, from which parsing, saving, copying, versions and imports
 * follow, and the name that users read. It starts as a text that anyone who edits the ad can change.
 */
export function generateValue(draft: Draft, name: string, group: string): string[] {
  if (!groups.includes(group)) {
    throw new CannotGenerate(`${group} holds no values: a value belongs to one of ${groups.join(', ')}`)
  }
  const key = camelCase(name)
  if (new RegExp(`^ +${key}: `, 'm').test(draft.read(schemas))) {
    throw new CannotGenerate(`${schemas} has ${key} already`)
  }
  draft.edit(schemas, addEntry(group, { key, text: `${key}: text()` }, 'last'))
  draft.edit(
    'packages/messages/src/en/ad-settings.ts',
    addEntry('fields', { key, text: `${key}: '${sentenceCase(name)}'` }, 'last'),
  )
  return [
    `Its type, default, longest length and other facts: ${schemas}, then npm run docs`,
    'What it accepts and refuses: packages/domain/src/balloons/component-values.rules.test.ts',
    'Its field, in a section of the editor: packages/views/src/ads/editor/',
  ]
}
