import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { checkCopyLength, copyFields, findRepeatedCopy } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { isBlocked, type LintFinding } from './lint/lint-copy.rules.ts'

/** What stands between an ad and its launch, by key; `channel` is the page that a Facebook ad speaks as. */
export type AdFieldFailure = 'requiredValue' | 'textTooLong' | 'repeatedText'
export type AdFailures = Readonly<Partial<Record<ComponentKey | 'channel', AdFieldFailure>>>

export interface AdToCheck {
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly hasCreative: boolean
  readonly hasChannel: boolean
}

/** Whether an ad cannot go without a text (EDT-07): all but those that Google rotates beyond the first ones. */
export function isRequiredText(platform: AdPlatform, key: ComponentKey): boolean {
  return copyFields[platform].some((field) => field.key === key && !field.isExtra)
}

/** Everything that is missing or wrong in an ad's content; empty for one that may be launched (EDT-05, EDT-07). */
export function checkAd({ platform, texts, hasCreative, hasChannel }: AdToCheck): AdFailures {
  const failures: Partial<Record<ComponentKey | 'channel', AdFieldFailure>> = {}
  for (const key of findRepeatedCopy(platform, texts)) failures[key] = 'repeatedText'
  for (const field of copyFields[platform]) {
    const text = texts[field.key] ?? ''
    if (checkCopyLength(field, text)) failures[field.key] = 'textTooLong'
    else if (text.trim() === '' && isRequiredText(platform, field.key)) failures[field.key] = 'requiredValue'
  }
  if (platform !== 'google' && !hasCreative) failures.adCreativeId = 'requiredValue'
  if (platform === 'facebook' && !hasChannel) failures.channel = 'requiredValue'
  return failures
}

/** What an ad needs beside its texts: its picture, and the page that it speaks as. */
export const adNeeds = ['adCreativeId', 'channel'] as const
export type AdNeed = (typeof adNeeds)[number]

/** What a platform's ads need beside their texts, in the order it is shown (EDT-07). */
export function needsOf(platform: AdPlatform): readonly AdNeed[] {
  if (platform === 'google') return []
  return platform === 'facebook' ? adNeeds : ['adCreativeId']
}

/** Kinds of things that stand between an ad and its launch; `platformRule` is an error that the copy linter found. */
export type LaunchObstacleKind = AdFieldFailure | AdNeed | 'platformRule'

export interface LaunchObstacle {
  readonly kind: LaunchObstacleKind
  /** How many of the kind there are, at least 1. */
  readonly count: number
}

/** What was found about an ad's content. */
export interface AdReadiness {
  readonly failures: AdFailures
  readonly findings: readonly Pick<LintFinding, 'key' | 'severity'>[]
}

/** Everything that stands between an ad and its launch, each kind once with its number (EDT-07, EDT-12). */
export function launchObstacles({ failures, findings }: AdReadiness): readonly LaunchObstacle[] {
  const failed = Object.entries(failures).map(
    ([key, failure]) => adNeeds.find((need) => need === key) ?? failure,
  )
  // A text with a failure of its own is told once.
  const broken = findings.filter((finding) => isBlocked([finding]) && !(finding.key && failures[finding.key]))
  const kinds: readonly LaunchObstacleKind[] = [...failed, ...broken.map(() => 'platformRule' as const)]
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
}

/** Whether nothing stands between an ad and its launch (EDT-12). */
export function isLaunchable(readiness: AdReadiness): boolean {
  return launchObstacles(readiness).length === 0
}
