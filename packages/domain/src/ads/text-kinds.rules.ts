import type { CopyField } from '../balloons/copy-fields.rules.ts'
import { copyFields, longestKeyword } from '../balloons/copy-fields.rules.ts'
import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { params } from '../core/params.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What AI can write for an ad on request (GEN-01). */
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

/** The maximum length of a line on a picture, in characters. */
export const longestPictureLine = 40

/** The maximum lengths of texts that aren't a platform's field, in characters. */
const freeLengths = {
  keywords: longestKeyword,
  locations: 80,
  punchlines: longestPictureLine,
  interests: 60,
} as const

const kindOfPart = { headline: 'headlines', description: 'descriptions', message: 'primaryTexts' } as const

/** The kind of text in a field of an ad. */
export function textKindOf(field: CopyField): TextKind {
  return kindOfPart[field.part]
}

/**
 * The maximum length of a kind of text on a platform and, if the platform cuts earlier, the recommended one; null if
 * the platform has no such text.
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

/** The maximum number of previously rejected texts that a caller may send. */
export const mostOffered = 60

/** The minimum number of texts of a kind: Google refuses ads with fewer. */
export function leastTexts(platform: AdPlatform, kind: TextKind): number {
  if (kind === 'keywords') return params.minKeywords
  if (platform !== 'google') return 1
  if (kind === 'headlines') return 3
  return kind === 'descriptions' ? 2 : 1
}

/**
 * The fields for further texts of a kind, in order: none if all are filled. Null for kinds stored as a list, which
 * always accepts more (GEN-20).
 */
export function freeFields(
  platform: AdPlatform,
  kind: TextKind,
  texts: Readonly<Partial<Record<ComponentKey, string>>>,
): readonly ComponentKey[] | null {
  const fields = copyFields[platform].filter((field) => textKindOf(field) === kind)
  return fields.length === 0 ? null : fields.map(({ key }) => key).filter((key) => !texts[key])
}
