import type { CopyField } from '../balloons/copy-fields.rules.ts'
import { copyFields, longestKeyword } from '../balloons/copy-fields.rules.ts'
import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { params } from '../core/params.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What AI can be asked to write for an ad (GEN-01). */
export const textKinds = [
  'headlines',
  'descriptions',
  'keywords',
  'locations',
  'primaryTexts',
  'punchlines',
  'interests',
] as const
export type TextKind = (typeof textKinds)[number]

/** The longest line that is written for a picture, in characters. */
export const longestPictureLine = 40

/** The longest texts of kinds that are no field of a platform, in characters. */
const freeLengths = {
  keywords: longestKeyword,
  locations: 80,
  punchlines: longestPictureLine,
  interests: 60,
} as const

const kindOfPart = { headline: 'headlines', description: 'descriptions', message: 'primaryTexts' } as const

/** The kind of text that a field of an ad holds. */
export function textKindOf(field: CopyField): TextKind {
  return kindOfPart[field.part]
}

/**
 * The length a text of a kind must and, where the platform cuts earlier, should keep on a platform; null where the
 * platform has no such text.
 */
export function textLimit(
  platform: AdPlatform,
  kind: TextKind,
): { readonly maxLength: number; readonly adviceLength: number } | null {
  if (kind in freeLengths) {
    const maxLength = freeLengths[kind as keyof typeof freeLengths]
    return { maxLength, adviceLength: maxLength }
  }
  const field = copyFields[platform].find((candidate) => textKindOf(candidate) === kind)
  return field ? { maxLength: field.maxLength, adviceLength: field.adviceLength ?? field.maxLength } : null
}

/** The most texts a caller may name that were offered and not taken. */
export const mostOffered = 60

/** The fewest texts of a kind that make an ad: Google takes none with fewer. */
export function leastTexts(platform: AdPlatform, kind: TextKind): number {
  if (kind === 'keywords') return params.minKeywords
  if (platform !== 'google') return 1
  if (kind === 'headlines') return 3
  return kind === 'descriptions' ? 2 : 1
}

/**
 * The fields that further texts of a kind can go into, in their order: none where all are written. Null for what is kept
 * as a list, which always takes more (GEN-20).
 */
export function freeFields(
  platform: AdPlatform,
  kind: TextKind,
  texts: Readonly<Partial<Record<ComponentKey, string>>>,
): readonly ComponentKey[] | null {
  const fields = copyFields[platform].filter((field) => textKindOf(field) === kind)
  return fields.length === 0 ? null : fields.map(({ key }) => key).filter((key) => !texts[key])
}
