import { addEntry, addImport, keyOfEntry } from './edits.ts'
import { CannotGenerate, type Draft } from './generator.ts'
import { camelCase, sentenceCase } from './names.ts'

/** A part of the catalogue: browsers load its texts together. */
export type TextPart = 'account' | 'modals' | 'rest'

/** The part that has the texts of an area's pages. */
export function partOfPages(area: string): 'account' | 'rest' {
  return area === 'account' ? 'account' : 'rest'
}

/**
 * Adds a group of texts for a view or modal to a part of the English catalogue: a title, and the texts in `more` by
 * key. Returns the key of the group.
 */
export function addTexts(
  draft: Draft,
  name: string,
  { area, part }: { area: string; part: TextPart },
  more: Record<string, string> = {},
): string {
  const file = fileFor(draft, area, part)
  const path = `packages/messages/src/en/${file}.ts`
  const constant = camelCase(file)
  const group = camelCase(name)
  const texts = Object.entries({ title: sentenceCase(name), ...more }).map(
    ([key, text]) => `${key}: '${text}'`,
  )
  const entry = { key: group, text: `${group}: { ${texts.join(', ')} }` }
  if (draft.has(path)) {
    draft.edit(path, addEntry(constant, entry, 'last'))
  } else {
    draft.create(path, `export const ${constant} = { ${entry.text} } as const\n`)
    draft.edit(
      partFile(part),
      addEntry(partTable(part), { key: constant, text: constant }),
      addImport(constant, `./en/${file}.ts`),
    )
  }
  return `${keyOfEntry(draft.read(partFile(part)), partTable(part), constant)}.${group}`
}

const partFile = (part: TextPart) => `packages/messages/src/en-${part}.ts`
const partTable = (part: TextPart) => camelCase(`en-${part}`)

// A file of the area that is in this part already, or a new one.
function fileFor(draft: Draft, area: string, part: TextPart): string {
  const general = area === 'general' ? ['modals'] : []
  const names = part === 'modals' ? [...general, `${area}-modals`] : [area, `${area}-pages`]
  const inPart = names.find((name) => draft.read(partFile(part)).includes(`'./en/${name}.ts'`))
  const found = inPart ?? names.find((name) => !draft.has(`packages/messages/src/en/${name}.ts`))
  if (!found) throw new CannotGenerate(`the texts of ${names.join(' and ')} are in another part than ${part}`)
  return found
}
