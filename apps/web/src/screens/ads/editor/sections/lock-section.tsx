import { EditorNotice } from '@aloft/views/ads/editor/editor.view'
import { LockedNotice } from '@aloft/views/ads/editor/locked-notice'
import { useEditedAd } from '../edited-ad.tsx'
import { useDuplicateAd, useNewVersion } from './use-duplicate-ad.ts'
import { useLockActions } from './use-lock-actions.ts'

/** Why nothing can be written in the ad, and what opens it again (EDT-03, EDT-04). */
export function LockSection() {
  const { lock, status } = useEditedAd((ad) => ({ lock: ad.lock, status: ad.balloon.status }))
  const actions = useLockActions()
  const duplicate = useDuplicateAd()
  const newVersion = useNewVersion()
  if (lock === null) return null
  return (
    <EditorNotice>
      <LockedNotice
        status={status}
        reason={lock}
        {...actions}
        onDuplicate={duplicate}
        onNewVersion={newVersion}
      />
    </EditorNotice>
  )
}
