import type { Interest } from '@aloft/domain/ads/interests.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import type { InterestField } from './fields/interest-field.ts'

/** The languages of the names in a line, in order. */
export const nameLanguages: readonly AdLanguage[] = ['en', 'de', 'fr']

/** An interest of the tree, with everything it can be found by. */
export interface InterestEntry extends Interest {
  /** Its names, folded: English, German, French. */
  readonly foldedNames: readonly string[]
  readonly foldedSynonyms: readonly string[]
  /** Names of its group and field in the three languages, folded; one list shared by the group. */
  readonly foldedPath: readonly string[]
}

/** The three names and the synonyms of a line; throws if a name is missing or there's an extra slash. */
export function parseLine(line: string): { readonly names: string[]; readonly synonyms: string[] } {
  const parts = line.split(' / ')
  const names = parts.slice(0, nameLanguages.length)
  const synonyms = parts.slice(nameLanguages.length)
  if (names.length < nameLanguages.length || synonyms.length > 1 || names.some((name) => name.trim() === ''))
    throw new Error(`Not three names and a list of synonyms: ${line}`)
  return {
    names: names.map((name) => name.trim()),
    synonyms: synonyms.flatMap((list) => list.split(',').map((synonym) => synonym.trim())),
  }
}

/** The interests of a field, in the order of its file. */
export function parseField(field: InterestField): readonly InterestEntry[] {
  const fieldNames = parseLine(field.name).names
  return Object.entries(field.groups).flatMap(([group, lines]) => {
    const groupNames = parseLine(group).names
    const path = [fieldNames[0] ?? '', groupNames[0] ?? '']
    const foldedPath = [...groupNames, ...fieldNames].map(foldName)
    return linesOf(lines).map((line) => {
      const { names, synonyms } = parseLine(line)
      return {
        name: names[0] ?? '',
        path,
        foldedNames: names.map(foldName),
        foldedSynonyms: synonyms.map(foldName),
        foldedPath,
      }
    })
  })
}

/** The lines of a group, without empty ones. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
