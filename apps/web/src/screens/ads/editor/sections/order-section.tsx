import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { EditorOrder } from '@aloft/views/ads/editor/editor-order'
import { launchObstacles } from '@aloft/domain/ads/ad-readiness.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'
import { PublishActions } from './publish-actions.tsx'
import { useContentFields, useNotesOn, useTargetingRemarks } from './use-ad-fields.ts'

const orderOf = ({ values, content, readiness, lock }: EditedAd) => ({
  settings: { ...adSettings(values, content.campaignId), failures: readiness.settingFailures },
  writer: content.ad.writer,
  untranslated: content.ad.foreignFacts,
  ...(lock === null && { obstacles: readiness.isLaunchable ? [] : launchObstacles(readiness) }),
})

const wholeAd = [null] as const

/** How much of the ad is in order, and what concerns all of it (EDT-12). */
export function OrderSection() {
  const { settings, writer, untranslated, obstacles } = useEditedAd(orderOf)
  const { fields, needs } = useContentFields()
  const { lists, audience } = useTargetingRemarks()
  const notesOn = useNotesOn(wholeAd)
  return (
    <EditorOrder
      fields={fields}
      needs={needs}
      lists={lists}
      audience={audience}
      settings={settings}
      obstacles={obstacles}
      notes={notesOn(null)}
      writer={writer ?? undefined}
      untranslated={untranslated}
      actions={useMedia(media.phone) ? <PublishActions /> : undefined}
    />
  )
}
