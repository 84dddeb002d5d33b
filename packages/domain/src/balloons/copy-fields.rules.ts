import { comparableName } from '../core/names.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { ComponentKey } from './balloon-keys.rules.ts'
import { groupKeys, valueRows } from './component-table.rules.ts'
import type { CopyFacts } from './value-facts.rules.ts'

/** One text of an ad. */
export interface CopyField extends CopyFacts {
  readonly key: ComponentKey
  /** In characters. */
  readonly maxLength: number
}

function fieldsOf(platform: AdPlatform): readonly CopyField[] {
  return groupKeys[platform].flatMap((key) => {
    const { copy, maxLength } = valueRows[key]
    return copy && maxLength !== undefined ? [{ key, maxLength, ...copy }] : []
  })
}

/** The texts of an ad by platform, in writing order (ENT-14, ENT-25, ENT-26, OPN-69). */
export const copyFields: Readonly<Record<AdPlatform, readonly CopyField[]>> = {
  google: fieldsOf('google'),
  facebook: fieldsOf('facebook'),
  instagram: fieldsOf('instagram'),
}

/** The longest keyword that Google accepts, in characters and words (G16). */
export const longestKeyword = 80
export const mostKeywordWords = 10

function lengthOf(text: string): number {
  return [...text].length
}

/**
 * Why a text of an ad is refused, or null (ONB-11). An empty text isn't too long; another check decides whether it's
 * allowed.
 */
export function checkTextLength(field: Pick<CopyField, 'maxLength'>, text: string): 'textTooLong' | null {
  return lengthOf(text) > field.maxLength ? 'textTooLong' : null
}

/**
 * The keys of Google texts that repeat an earlier headline or description, trimmed and in any case (ONB-10). Empty
 * texts repeat nothing, and other platforms allow repetition.
 */
export function findRepeatedCopy(
  platform: AdPlatform,
  texts: Readonly<Partial<Record<ComponentKey, string>>>,
): readonly ComponentKey[] {
  if (platform !== 'google') return []
  const seen = new Set<string>()
  const repeated: ComponentKey[] = []
  for (const { key, part } of copyFields.google) {
    const text = comparableName(texts[key] ?? '')
    const mark = `${part}:${text}`
    if (text !== '' && seen.has(mark)) repeated.push(key)
    seen.add(mark)
  }
  return repeated
}

/** The stored key of an imported text: imports may use `headline3` for our `headlined` (OPN-34). */
export function storedCopyKey(key: string): string {
  return key === 'headline3' ? 'headlined' : key
}
