import { addEntry, addImport } from './edits.ts'
import type { Draft } from './generator.ts'
import { camelCase, sentenceCase } from './names.ts'

/**
 * Adds a group of texts for a view or modal to the English catalogue: a title, and the texts in `more` by
 * key. Returns the key of the group.
 */
export function addTexts(
  draft: Draft,
  name: string,
  folder: string,
  more: Record<string, string> = {},
): string {
  const file = `packages/messages/src/en/${folder}.ts`
  const area = camelCase(folder)
  const group = camelCase(name)
  const texts = Object.entries({ title: sentenceCase(name), ...more }).map(
    ([key, text]) => `${key}: '${text}'`,
  )
  const entry = { key: group, text: `${group}: { ${texts.join(', ')} }` }
  if (draft.has(file)) {
    draft.edit(file, addEntry(area, entry, 'last'))
  } else {
    draft.create(file, `export const ${area} = { ${entry.text} } as const\n`)
    draft.edit(
      'packages/messages/src/catalogue.ts',
      addEntry('en', { key: area, text: area }, 'last'),
      addImport(area, `./en/${folder}.ts`),
    )
  }
  return `${area}.${group}`
}
