import { settingKeys, type SettingKey } from '@aloft/domain/ads/ad-settings.rules'
import { type EditorSection, sectionOfField } from '@aloft/domain/ads/editor-sections.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { adNeedId } from './ad-needs.tsx'
import type { CompletenessPart } from '../copy/completeness.tsx'
import { copyFieldId } from '../copy/copy-field.tsx'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { type EditorSettings, settingId } from './editor-settings.ts'
import { fieldState } from '../copy/field-readiness.ts'
import { audienceFieldId, targetingListId } from '../targeting/targeting-lists.ts'
import type { EditorAd } from './editor-details.ts'

/** One thing that must be in order before a launch, with the section it is written in. */
export interface AdPart extends CompletenessPart {
  section: EditorSection
}

/** The state of each part of an ad, in page order (EDT-12). */
export function useAdParts({
  fields,
  needs = [],
  lists = [],
  audience = [],
  settings,
}: EditorAd): readonly AdPart[] {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const ofFields = fields.flatMap((field): AdPart[] => {
    const state = fieldState(field)
    return state ? [{ section: 'content', id: copyFieldId(field.key), label: nameOf(field), state }] : []
  })
  const ofNeeds = needs.map(({ need, isMissing }): AdPart => ({
    section: 'content',
    id: adNeedId(need),
    label: t(`editor.needs.${need}`),
    state: isMissing ? 'bad' : 'on',
  }))
  const ofLists = lists.flatMap(({ kind, items, failure = null, notes = [] }): AdPart[] => {
    const state = fieldState({ value: items.join(''), isRequired: false, failure, notes })
    return state
      ? [{ section: 'targeting', id: targetingListId(kind), label: t(`editor.lists.${kind}`), state }]
      : []
  })
  const ofAudience = audience
    .filter(({ failure, notes }) => failure || notes.length > 0)
    .map(({ field, failure, notes }): AdPart => ({
      section: 'targeting',
      id: audienceFieldId(field),
      label: t(`adSettings.audience.${field}`),
      state: failure || notes.some(({ severity }) => severity === 'error') ? 'bad' : 'warn',
    }))
  const ofSettings = settingKeys
    .filter((key) => settings.failures[key] !== undefined || isSet(settings, key))
    .map((key): AdPart => ({
      section: sectionOfField(key),
      id: settingId(key),
      label: t(`adSettings.fields.${key}`),
      state: settings.failures[key] ? 'bad' : 'on',
    }))
  return [...ofFields, ...ofNeeds, ...ofLists, ...ofAudience, ...ofSettings]
}

/** Whether a setting is on the page and has a value. */
function isSet({ recurrence, bid, page, conversion }: EditorSettings, key: SettingKey): boolean {
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
