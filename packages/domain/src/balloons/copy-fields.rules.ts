import { comparableName } from '../core/names.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { ComponentKey } from './balloon-keys.rules.ts'

/** One text of an ad. Lengths count characters. */
export interface CopyField {
  readonly key: ComponentKey
  readonly part: 'headline' | 'description' | 'message'
  /** Key of the field's name in the catalogue. */
  readonly label: string
  readonly maxLength: number
  /** From one character more on, the platform may cut the text. */
  readonly adviceLength?: number
  /** One of the further texts that Google rotates: it may stay empty, and a form shows it after the others. */
  readonly isExtra?: true
}

const googleHeadline = { part: 'headline', maxLength: 30 } as const
const googleDescription = { part: 'description', maxLength: 90 } as const

const extraHeadlines = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
const extraDescriptions = [3, 4] as const

/** The texts of an ad by platform, in the order they are written (ENT-14, ENT-25, ENT-26, OPN-69). */
export const copyFields: Readonly<Record<AdPlatform, readonly CopyField[]>> = {
  google: [
    { key: 'headline1', label: 'headline1', ...googleHeadline },
    { key: 'headline2', label: 'headline2', ...googleHeadline },
    { key: 'headlined', label: 'headline3', ...googleHeadline },
    { key: 'description1', label: 'description1', ...googleDescription },
    { key: 'description2', label: 'description2', ...googleDescription },
    ...extraHeadlines.map(
      (n) => ({ key: `headline${n}`, label: `headline${n}`, ...googleHeadline, isExtra: true }) as const,
    ),
    ...extraDescriptions.map(
      (n) =>
        ({ key: `description${n}`, label: `description${n}`, ...googleDescription, isExtra: true }) as const,
    ),
  ],
  facebook: [
    { key: 'fbTitle', label: 'headline', part: 'headline', maxLength: 255, adviceLength: 40 },
    { key: 'fbMessage', label: 'message', part: 'message', maxLength: 2200, adviceLength: 125 },
    { key: 'fbDescription', label: 'description', part: 'description', maxLength: 255, adviceLength: 30 },
  ],
  instagram: [{ key: 'igMessage', label: 'message', part: 'message', maxLength: 2200, adviceLength: 125 }],
}

/** The longest keyword that Google takes: characters, and words (G16). */
export const longestKeyword = 80
export const mostKeywordWords = 10

const facebookSettings = ['fbButtonLabel', 'adCreativeId', 'minAge', 'maxAge', 'gender'] as const

/** What an ad holds beside its texts, by platform (ENT-25, ENT-26). */
export const adSettings: Readonly<Record<AdPlatform, readonly ComponentKey[]>> = {
  google: ['keywords', 'locations', 'languages', 'maxCpc'],
  facebook: [...facebookSettings, 'locations', 'interests'],
  instagram: [...facebookSettings, 'locations', 'interests'],
}

function lengthOf(text: string): number {
  return [...text].length
}

/** Why a text of an ad is refused, or null (ONB-11). An empty text is not too long; whether it may be is asked elsewhere. */
export function checkCopyLength(field: CopyField, text: string): 'textTooLong' | null {
  return lengthOf(text) > field.maxLength ? 'textTooLong' : null
}

/** Whether a text is so long that the platform may cut it: a hint, not a failure (OPN-69). */
export function mayBeCut(field: CopyField, text: string): boolean {
  return field.adviceLength !== undefined && lengthOf(text) > field.adviceLength
}

/**
 * The keys of Google texts that repeat an earlier headline or description, trimmed and in any case (ONB-10).
 * Empty texts repeat nothing; other platforms allow repetition.
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

/** The stored key of an imported text: imports may say `headline3` where we store `headlined` (OPN-34). */
export function storedCopyKey(key: string): string {
  return key === 'headline3' ? 'headlined' : key
}
