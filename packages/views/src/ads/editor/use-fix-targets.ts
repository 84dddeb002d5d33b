import { adNeeds } from '@aloft/domain/ads/ad-readiness.rules'
import { settingKeys } from '@aloft/domain/ads/ad-settings.rules'
import { audienceFields } from '@aloft/domain/ads/audience-fields.rules'
import { type AdField, type EditorSection, sectionOfField } from '@aloft/domain/ads/editor-sections.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { TargetingListKind } from '../../balloons/edit-subject.ts'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { copyFieldId } from '../copy/copy-field.tsx'
import { audienceFieldId, targetingListId } from '../targeting/targeting-lists.ts'
import { adNeedId } from './ad-needs.tsx'
import { settingId } from './editor-settings.ts'

/** A field to fix before a launch: its name, and where it is on the page. */
export interface FixTarget {
  readonly field: AdField
  readonly label: string
  /** Null if only its section can be found. */
  readonly id: string | null
  readonly section: EditorSection
}

const lists: readonly TargetingListKind[] = ['keywords', 'locations', 'interests', 'languages']
const ownKey = <Key extends string>(keys: readonly Key[], field: AdField) => keys.find((key) => key === field)

/** The names and places of an ad's fields. */
export function useFixTargets(platform: AdPlatform): (field: AdField) => FixTarget {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const placeOf = (field: AdField): Pick<FixTarget, 'id' | 'label'> => {
    const copy = copyFields[platform].find(({ key }) => key === field)
    if (copy) return { id: copyFieldId(copy.key), label: nameOf(copy) }
    const need = ownKey(adNeeds, field)
    if (need) return { id: adNeedId(need), label: t(`editor.needs.${need}`) }
    const list = ownKey(lists, field)
    if (list) return { id: targetingListId(list), label: t(`editor.lists.${list}`) }
    const person = ownKey(audienceFields, field)
    if (person) return { id: audienceFieldId(person), label: t(`adSettings.audience.${person}`) }
    const setting = ownKey(settingKeys, field)
    if (setting) return { id: settingId(setting), label: t(`adSettings.fields.${setting}`) }
    return { id: null, label: t(`adSettings.sections.${sectionOfField(field)}`) }
  }
  return (field) => ({ field, section: sectionOfField(field), ...placeOf(field) })
}
