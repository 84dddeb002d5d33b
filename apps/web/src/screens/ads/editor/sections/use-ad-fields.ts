import type { EditorField } from '@aloft/views/ads/copy/copy-field'
import type { LintNote } from '@aloft/views/ads/copy/lint-notes'
import type { NeedState } from '@aloft/views/ads/editor/ad-needs'
import type { TargetingPanelProps } from '@aloft/views/ads/editor/targeting-panel'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { isRequiredText, needsOf } from '@aloft/domain/ads/ad-readiness.rules'
import { audienceFields } from '@aloft/domain/ads/audience-fields.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import type { AdField } from '@aloft/domain/ads/editor-sections.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdContent } from '../../../../state/ad-content.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'
import { useLintWords } from '../use-lint-words.ts'

type ListKind = TargetingPanelProps['lists'][number]['kind']

/** The failures and findings of an ad that are about one of these fields; null is the ad as a whole. */
export function remarksOn({ readiness }: EditedAd, fields: readonly (AdField | null)[]) {
  return {
    failures: Object.fromEntries(
      fields.flatMap((field) => {
        const failure = field && readiness.failures[field]
        return failure ? [[field, failure] as const] : []
      }),
    ),
    findings: readiness.findings.filter(({ key }) => fields.includes(key)),
  }
}

/** What the linter says of these fields of the open ad; null is the ad as a whole. */
export function useNotesOn<F extends ComponentKey | null>(fields: readonly F[]): (field: F) => LintNote[] {
  const words = useLintWords()
  const { findings } = useEditedAd((ad) => remarksOn(ad, fields))
  return (field) => findings.filter(({ key }) => key === field).map(words)
}

const contentOf = (ad: EditedAd) => {
  const { platform, texts } = ad.content
  return {
    platform,
    texts,
    ...remarksOn(ad, [...copyFields[platform].map(({ key }) => key), ...needsOf(platform)]),
  }
}

/** The texts of the open ad with what is wrong with them, and what it needs beside them. */
export function useContentFields(): {
  readonly platform: AdPlatform
  readonly fields: readonly EditorField[]
  readonly needs: readonly NeedState[]
} {
  const words = useLintWords()
  const { platform, texts, failures, findings } = useEditedAd(contentOf)
  return {
    platform,
    fields: copyFields[platform].map((field) => ({
      ...field,
      value: texts[field.key] ?? '',
      isRequired: isRequiredText(platform, field.key),
      failure: failures[field.key] ?? null,
      notes: findings.filter(({ key }) => key === field.key).map(words),
    })),
    needs: needsOf(platform).map((need) => ({ need, isMissing: failures[need] !== undefined })),
  }
}

/** The lists of words that an ad of a platform holds. */
function listsOf({
  ad,
}: AdContent): readonly { readonly kind: ListKind; readonly items: readonly string[] }[] {
  const places = { kind: 'locations', items: placesOf(ad.locations).map(locationInWords) } as const
  return 'google' in ad
    ? [{ kind: 'keywords', items: ad.google.keywords }, places, { kind: 'languages', items: ad.languages }]
    : [{ kind: 'interests', items: ad.meta.interests }, places]
}

const targetingOf = (ad: EditedAd) => {
  const lists = listsOf(ad.content)
  return { lists, ...remarksOn(ad, [...lists.map(({ kind }) => kind), ...audienceFields]) }
}

/** The lists and the audience of the open ad with what is wrong with them. */
export function useTargetingRemarks(): Pick<TargetingPanelProps, 'lists' | 'audience'> {
  const words = useLintWords()
  const { lists, failures, findings } = useEditedAd(targetingOf)
  const notesOn = (field: AdField) => findings.filter(({ key }) => key === field).map(words)
  return {
    lists: lists.map((list) => ({
      ...list,
      failure: list.kind === 'languages' ? null : (failures[list.kind] ?? null),
      notes: notesOn(list.kind),
    })),
    audience: audienceFields.map((field) => ({
      field,
      failure: failures[field] ?? null,
      notes: notesOn(field),
    })),
  }
}
