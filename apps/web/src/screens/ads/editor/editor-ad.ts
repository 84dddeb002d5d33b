import type { EditorField } from '@aloft/views/ads/copy/copy-field'
import type { LintNote } from '@aloft/views/ads/copy/lint-notes'
import type { EditorContent } from '@aloft/views/ads/editor/editor.view'
import { audienceFields } from '@aloft/domain/ads/audience-fields.rules'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import {
  type AdFailures,
  isRequiredText,
  launchObstacles,
  needsOf,
} from '@aloft/domain/ads/ad-readiness.rules'
import type { LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdContent } from '../../../state/ad-content.ts'
import type { KnownReadiness } from '../../../state/ad-readiness.ts'

type EditorAd = Extract<EditorContent, { kind: 'ready' }>['ad']
export type EditorSettings = EditorAd['settings']
type EditorListKind = NonNullable<EditorAd['lists']>[number]['kind']

/** The lists of words that an ad of a platform holds. */
function adLists({ ad }: AdContent): { kind: EditorListKind; items: string[] }[] {
  const places = { kind: 'locations', items: placesOf(ad.locations).map(locationInWords) } as const
  return 'google' in ad
    ? [{ kind: 'keywords', items: ad.google.keywords }, places, { kind: 'languages', items: ad.languages }]
    : [{ kind: 'interests', items: ad.meta.interests }, places]
}

function audienceFailure(failures: AdFailures, kind: EditorListKind): string | null {
  return kind === 'languages' ? null : (failures[kind] ?? null)
}

/** The ad as the editor shows it. */
export function editorAd(
  balloon: Balloon,
  name: string,
  content: AdContent,
  readiness: KnownReadiness,
  words: (finding: LintFinding) => LintNote,
  settings: EditorSettings,
): EditorAd {
  const { failures, findings } = readiness
  const fields: EditorField[] = copyFields[content.platform].map((field) => ({
    ...field,
    value: content.texts[field.key] ?? '',
    isRequired: isRequiredText(content.platform, field.key),
    failure: failures[field.key] ?? null,
    notes: findings.filter(({ key }) => key === field.key).map(words),
  }))
  const { writer, foreignFacts } = content.ad
  return {
    name,
    status: balloon.status,
    platform: content.platform,
    fields,
    needs: needsOf(content.platform).map((need) => ({ need, isMissing: failures[need] !== undefined })),
    lists: adLists(content).map((list) => ({
      ...list,
      failure: audienceFailure(failures, list.kind),
      notes: findings.filter(({ key }) => key === list.kind).map(words),
    })),
    audience: audienceFields.map((field) => ({
      field,
      failure: field === 'minAge' ? (failures.minAge ?? null) : null,
      notes: findings.filter(({ key }) => key === field).map(words),
    })),
    settings,
    notes: findings.filter(({ key }) => key === null).map(words),
    obstacles: readiness.isLaunchable ? [] : launchObstacles(readiness),
    ...(writer && { writer }),
    foreignFacts,
  }
}
