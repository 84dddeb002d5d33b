import { DuplicateSection } from '@aloft/views/ads/editor/duplicate-section'
import { canCopyToInstagram } from '@aloft/domain/balloons/platform-copy.rules'
import { useOpenCopy } from '../../../../ads/use-open-copy.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { duplicateAd } from '../../../../wiring/balloons/brand.ts'
import { useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { useDuplicateAd } from './use-duplicate-ad.ts'

/** A draft with what the ad holds, for its own platform or for Instagram (EDT-13). */
export function DuplicateAdSection() {
  const { ideaId, balloonId } = useAdSubject()
  const isForInstagram = useEditedAd(({ balloon }) => canCopyToInstagram(balloon.platform))
  const duplicate = useDuplicateAd()
  const openCopy = useOpenCopy(ideaId)
  const creating = useCommand(
    () => duplicateAd(ideaId, balloonId, { platform: 'instagram' }),
    (copied) => void openCopy(copied),
  )
  if (!duplicate) return null
  return (
    <DuplicateSection
      onDuplicate={duplicate}
      onCreateForInstagram={isForInstagram ? () => void creating.start(null) : undefined}
      isCreatingForInstagram={creating.isPending}
    />
  )
}
