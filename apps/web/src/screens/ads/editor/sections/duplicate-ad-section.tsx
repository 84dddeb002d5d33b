import { DuplicateSection } from '@aloft/views/ads/editor/duplicate-section'
import { canCopyToInstagram } from '@aloft/domain/balloons/platform-copy.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { showToast } from '../../../../state/toasts.ts'
import { duplicateAd } from '../../../../wiring/balloons/brand.ts'
import { useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { useDuplicateAd, useOpenCopy } from './use-duplicate-ad.ts'

/** A draft with what the ad holds, for its own platform or for Instagram (EDT-13). */
export function DuplicateAdSection() {
  const { t } = useTranslation()
  const { ideaId, balloonId } = useAdSubject()
  const isForInstagram = useEditedAd(({ balloon }) => canCopyToInstagram(balloon.platform))
  const duplicate = useDuplicateAd()
  const openCopy = useOpenCopy()
  const [isCreating, setCreating] = useState(false)
  if (!duplicate) return null
  const createForInstagram = async () => {
    setCreating(true)
    const copied = await duplicateAd(ideaId, balloonId, 'instagram')
    setCreating(false)
    if (copied) await openCopy(copied)
    else showToast({ tone: 'error', text: t('adSettings.duplicate.failed') })
  }
  return (
    <DuplicateSection
      onDuplicate={duplicate}
      onCreateForInstagram={isForInstagram ? () => void createForInstagram() : undefined}
      isCreatingForInstagram={isCreating}
    />
  )
}
