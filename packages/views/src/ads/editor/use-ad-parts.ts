import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import {
  type AdSettings,
  type SettingFailures,
  type SettingKey,
  settingKeys,
} from '@aloft/domain/ads/ad-settings.rules'
import { type EditorSection, sectionOfField } from '@aloft/domain/ads/editor-sections.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adNeedId, type NeedState } from './ad-needs.tsx'
import type { CompletenessPart } from '../copy/completeness.tsx'
import { copyFieldId, type EditorField } from '../copy/copy-field.tsx'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { settingId } from './editor-settings.ts'
import { fieldState } from '../copy/field-readiness.ts'
import type { LintNote } from '../copy/lint-notes.tsx'
import { audienceFieldId, targetingListId, type TargetingList } from '../targeting/targeting-lists.ts'

/** A field of the audience: what is wrong with it, and what the linter says. */
export interface AudienceRemark {
  field: AudienceField
  failure?: string | null
  notes: readonly LintNote[]
}

export type PartSettings = Pick<AdSettings, 'recurrence' | 'bid' | 'page' | 'conversion'> & {
  failures: SettingFailures
}

/** The state of each part of an ad's content, in page order (EDT-12). */
export function useContentParts(
  fields: readonly EditorField[],
  needs: readonly NeedState[],
): readonly CompletenessPart[] {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const ofFields = fields.flatMap((field): CompletenessPart[] => {
    const state = fieldState(field)
    return state ? [{ section: 'content', id: copyFieldId(field.key), label: nameOf(field), state }] : []
  })
  const ofNeeds = needs.map(({ need, isMissing }): CompletenessPart => ({
    section: 'content',
    id: adNeedId(need),
    label: t(`editor.needs.${need}`),
    state: isMissing ? 'bad' : 'on',
  }))
  return [...ofFields, ...ofNeeds]
}

/** The state of each part of an ad's targeting, in page order. */
export function useTargetingParts(
  lists: readonly TargetingList[],
  audience: readonly AudienceRemark[],
): readonly CompletenessPart[] {
  const { t } = useTranslation()
  const ofLists = lists.flatMap(({ kind, items, failure = null, notes = [] }): CompletenessPart[] => {
    const state = fieldState({ value: items.join(''), isRequired: false, failure, notes })
    return state
      ? [{ section: 'targeting', id: targetingListId(kind), label: t(`editor.lists.${kind}`), state }]
      : []
  })
  const ofAudience = audience
    .filter(({ failure, notes }) => failure || notes.length > 0)
    .map(({ field, failure, notes }): CompletenessPart => ({
      section: 'targeting',
      id: audienceFieldId(field),
      label: t(`adSettings.audience.${field}`),
      state: failure || notes.some(({ severity }) => severity === 'error') ? 'bad' : 'warn',
    }))
  return [...ofLists, ...ofAudience]
}

/** The state of each setting that is on the page, in page order. */
export function useSettingParts(settings: PartSettings): readonly CompletenessPart[] {
  const { t } = useTranslation()
  return settingKeys
    .filter((key) => settings.failures[key] !== undefined || isSet(settings, key))
    .map((key): CompletenessPart => ({
      section: sectionOfField(key),
      id: settingId(key),
      label: t(`adSettings.fields.${key}`),
      state: settings.failures[key] ? 'bad' : 'on',
    }))
}

/** What of an ad its parts are read from. */
export interface AdPartsProps {
  fields: readonly EditorField[]
  /** Its picture and its page, if the platform needs them. */
  needs?: readonly NeedState[]
  lists?: readonly TargetingList[]
  audience?: readonly AudienceRemark[]
  settings: PartSettings
}

const nothing: readonly never[] = []

/** The state of every part of an ad, in page order. */
export function useAdParts(props: AdPartsProps): readonly CompletenessPart[] {
  const { fields, needs = nothing, lists = nothing, audience = nothing, settings } = props
  return [
    ...useContentParts(fields, needs),
    ...useTargetingParts(lists, audience),
    ...useSettingParts(settings),
  ]
}

/** The worst state of a section's parts, and how many are missing or could be better; null without parts. */
export function stateOfSection(
  parts: readonly CompletenessPart[],
  section: EditorSection,
): { readonly state: 'bad' | 'warn' | 'on' | null; readonly gaps: number; readonly warnings: number } {
  const own = parts.filter((part) => part.section === section)
  const gaps = countGaps(own)
  const warnings = own.filter(({ state }) => state === 'warn').length
  return { state: gaps > 0 ? 'bad' : warnings > 0 ? 'warn' : own.length > 0 ? 'on' : null, gaps, warnings }
}

/** How many parts keep the ad from its launch. */
export function countGaps(parts: readonly CompletenessPart[]): number {
  return parts.filter(({ state }) => state === 'bad').length
}

/** Whether a setting is on the page and has a value. */
function isSet({ recurrence, bid, page, conversion }: PartSettings, key: SettingKey): boolean {
  switch (key) {
    case 'adAccount':
      return false
    case 'durationDays':
      return recurrence === 'oneOff'
    case 'plannedBudget':
      return true
    case 'maxCpc':
      return bid !== null && bid.maxCpc !== null
    case 'url':
      return page !== null
    case 'goalUrl':
      return conversion !== null
    case 'conversionValue':
      return conversion !== null && conversion.value !== null
  }
}
