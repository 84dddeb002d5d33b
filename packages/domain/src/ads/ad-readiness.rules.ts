import { type ComponentKey, componentKey } from '../balloons/balloon-keys.rules.ts'
import { valueRows } from '../balloons/component-table.rules.ts'
import { valueKeysOf } from '../balloons/component-values.rules.ts'
import type { AdComponent } from '../balloons/components.rules.ts'
import { checkTextLength, copyFields, findRepeatedCopy } from '../balloons/copy-fields.rules.ts'
import type { AdAccountType, AdPlatform } from '../ideas/platforms.rules.ts'
import type { BalloonValues } from './ad-values.rules.ts'
import { type AudienceFailure, audienceKeys, type AudienceKey } from './ad-targeting.rules.ts'
import { type SettingFailure, type SettingKey, settingKeys } from './ad-settings.rules.ts'
import { type AdField, type EditorSection, editorSections, sectionOfField } from './editor-sections.rules.ts'
import { isBlocked, type LintFinding } from './lint/lint-copy.rules.ts'

/** What blocks an ad's launch, by key. */
export type AdFieldFailure =
  | 'requiredValue'
  | 'textTooLong'
  | 'repeatedText'
  | AudienceFailure
  | SettingFailure
export type AdFailures = Readonly<Partial<Record<AdField, AdFieldFailure>>>

export interface AdToCheck {
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly hasCreative: boolean
  readonly hasChannel: boolean
}

/**
 * Whether a Facebook ad has a page to publish as (EDT-08). The user's own account needs their own page; ours uses our
 * page until the brand has one.
 */
export function hasChannel(adAccountType: AdAccountType, pageId: string | null | undefined): boolean {
  return adAccountType === 'provider' || Boolean(pageId)
}

/** Whether an ad needs this text (EDT-07): every one except the extra texts that Google rotates. */
export function isRequiredText(platform: AdPlatform, key: ComponentKey): boolean {
  return copyFields[platform].some((field) => field.key === key && !field.isExtra)
}

/** Everything that's missing or wrong in an ad's content; empty if it may be launched (EDT-05, EDT-07). */
export function checkAd({ platform, texts, hasCreative, hasChannel }: AdToCheck): AdFailures {
  const failures: Partial<Record<ComponentKey | 'channel', AdFieldFailure>> = {}
  for (const key of findRepeatedCopy(platform, texts)) failures[key] = 'repeatedText'
  for (const field of copyFields[platform]) {
    const text = texts[field.key] ?? ''
    if (checkTextLength(field, text)) failures[field.key] = 'textTooLong'
    else if (text.trim() === '' && isRequiredText(platform, field.key)) failures[field.key] = 'requiredValue'
  }
  if (platform !== 'google' && !hasCreative) failures.adCreativeId = 'requiredValue'
  if (platform === 'facebook' && !hasChannel) failures.channel = 'requiredValue'
  return failures
}

/** Texts of an ad, besides its copy, that are longer than their schema says. */
export function checkLengths(
  values: BalloonValues,
  { id, type }: Pick<AdComponent, 'id' | 'type'>,
): AdFailures {
  const tooLong = valueKeysOf(type).filter((key) => {
    const { copy, maxLength } = valueRows[key]
    const text = values[componentKey(id, key)]
    if (copy || maxLength === undefined || typeof text !== 'string') return false
    return checkTextLength({ maxLength }, text) !== null
  })
  return Object.fromEntries(tooLong.map((key) => [key, 'textTooLong']))
}

/** What an ad needs besides its texts: its picture, and the page it's published as. */
export const adNeeds = ['adCreativeId', 'channel'] as const
export type AdNeed = (typeof adNeeds)[number]

/** What a platform's ads need besides their texts, in display order (EDT-07). */
export function needsOf(platform: AdPlatform): readonly AdNeed[] {
  if (platform === 'google') return []
  return platform === 'facebook' ? adNeeds : ['adCreativeId']
}

/** Fields whose failure has its own name, whatever the reason. */
const namedFields = [...adNeeds, ...audienceKeys, ...settingKeys] as const
type NamedField = AdNeed | AudienceKey | SettingKey

/** Fields that a rule of the platform only asks to fill in (M13). */
const askedFields = ['payer', 'beneficiary'] as const
type AskedField = (typeof askedFields)[number]

/** Kinds of things that block an ad's launch; `platformRule` is an error found by the copy linter. */
export type LaunchObstacleKind =
  | 'requiredValue'
  | 'textTooLong'
  | 'repeatedText'
  | NamedField
  | AskedField
  | 'platformRule'

export interface LaunchObstacle {
  readonly kind: LaunchObstacleKind
  /** Number of things of this kind, at least 1. */
  readonly count: number
}

/** Findings about an ad. */
export interface AdReadiness {
  readonly failures: AdFailures
  readonly findings: readonly Pick<LintFinding, 'key' | 'severity'>[]
}

/** One thing that blocks the launch of an ad, and where to fix it (EDT-12). */
export interface AdGap {
  readonly section: EditorSection
  /** Null for a rule of the platform about the whole ad. */
  readonly field: AdField | null
  readonly kind: LaunchObstacleKind
}

/** Everything that blocks the launch of an ad, in the order of the editor's sections (EDT-12). */
export function adGaps({ failures, findings }: AdReadiness): readonly AdGap[] {
  const failed = fieldsOf(failures).map(([field, failure]): AdGap => ({
    section: sectionOfField(field),
    field,
    kind: kindOf(field, failure),
  }))
  // A field with a failure of its own is listed once.
  const broken = findings
    .filter((finding) => isBlocked([finding]) && !(finding.key && failures[finding.key]))
    .map(({ key }): AdGap => {
      const section = key ? sectionOfField(key) : 'content'
      return { section, field: key, kind: askedFields.find((asked) => asked === key) ?? 'platformRule' }
    })
  return [...failed, ...broken].toSorted(
    (left, right) => editorSections.indexOf(left.section) - editorSections.indexOf(right.section),
  )
}

function fieldsOf(failures: AdFailures): [AdField, AdFieldFailure][] {
  return Object.entries(failures) as [AdField, AdFieldFailure][]
}

function kindOf(field: AdField, failure: AdFieldFailure): LaunchObstacleKind {
  const own = namedFields.find((named) => named === field)
  if (own) return own
  return failure === 'textTooLong' || failure === 'repeatedText' ? failure : 'requiredValue'
}

/** The same, with a count for each kind (EDT-07, EDT-12). */
export function launchObstacles(readiness: AdReadiness): readonly LaunchObstacle[] {
  const kinds = adGaps(readiness).map(({ kind }) => kind)
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
}

/** Whether nothing blocks an ad's launch (EDT-12). */
export function isLaunchable(readiness: AdReadiness): boolean {
  return adGaps(readiness).length === 0
}
