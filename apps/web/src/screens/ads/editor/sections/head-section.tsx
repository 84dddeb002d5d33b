import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { EditorHead } from '@aloft/views/ads/editor/editor-head'
import { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import { saveStateOf, stateOfDraft } from '@aloft/machines/draft-queue/draft-queue.connect'
import { useState } from 'react'
import { textOf } from '../../../../state/ad-content.ts'
import { useMay } from '../../../../state/rights.ts'
import { adDrafts, useAdDrafts } from '../../../../wiring/drafts/ad-drafts.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useEditedAd } from '../edited-ad.tsx'
import { PublishActions } from './publish-actions.tsx'
import { useDuplicateAd } from './use-duplicate-ad.ts'
import { usePublishing } from './use-publishing.ts'

const headOf = ({ idea, balloon, values, lock, editing }: EditedAd) => ({
  balloonId: balloon.id,
  name: textOf(values['name']),
  status: balloon.status,
  otherNames: idea.balloons.filter(({ id }) => id !== balloon.id).map(({ name }) => name),
  isLocked: lock !== null,
  canUndo: editing.canUndo,
  canRedo: editing.canRedo,
})

/** The name of the ad, whether it's saved, and the actions for all of it. */
export function HeadSection() {
  const { balloonId, name, status, otherNames, isLocked, canUndo, canRedo } = useEditedAd(headOf)
  const { changeAd, undo, redo } = useAdEdits()
  const queue = useAdDrafts()
  const duplicate = useDuplicateAd()
  const may = useMay()
  const { publish, state } = usePublishing()
  const canPublish = !isLocked && may('publish-balloon') && may('launch-ad') && state !== 'published'
  const isPhone = useMedia(media.phone)
  const [nameFailure, setNameFailure] = useState<ReturnType<typeof checkBalloonName>>(null)
  const rename = (next: string) => {
    const failure = checkBalloonName(next, otherNames)
    setNameFailure(failure)
    if (!failure) changeAd({ name: next.trim() })
  }
  const save = {
    state: saveStateOf(stateOfDraft(queue, balloonId)),
    savedAt: queue.savedAt,
    onRetry: adDrafts.retry,
  }
  return (
    <EditorHead
      backHref="/0"
      name={name}
      nameFailure={nameFailure}
      status={status}
      canUndo={canUndo}
      canRedo={canRedo}
      onDuplicate={duplicate}
      onPublish={canPublish ? publish : undefined}
      actions={isPhone ? undefined : <PublishActions />}
      {...(!isLocked && { save, onRename: rename, onUndo: undo, onRedo: redo })}
    />
  )
}
