import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import { EditConflicts } from '@aloft/views/balloons/edit-conflicts'
import { RefusedEdits } from '@aloft/views/balloons/refused-edits'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useCanKeep } from '../../../state/offline-edits.ts'
import { useUser } from '../../../state/session.ts'
import { useConnection } from '../../../wiring/core/connection.ts'
import { adDrafts, useAdDrafts } from '../../../wiring/drafts/ad-drafts.ts'
import { conflictInWords, refusedInWords } from '../../../ads/edits-in-words.ts'

/** What became of the line. */
export function EditorBand() {
  const { state } = useConnection()
  return <ConnectionBand state={state} isStored={useCanKeep()} onRefresh={() => window.location.reload()} />
}

interface EditorFootProps {
  readonly balloonId: string
  readonly platform: AdPlatform
  readonly onChoose: (key: string, takes: 'mine' | 'theirs') => void
}

/** What somebody else changed in this ad while it was being changed here, and what could not be saved of it. */
export function EditorFoot({ balloonId, platform, onChoose }: EditorFootProps) {
  const userId = useUser()?._id
  const { conflicts } = useAdDrafts()
  const own = conflicts.filter((conflict) => conflict.id === balloonId)
  return (
    <>
      <EditConflicts
        conflicts={own.map((conflict) => conflictInWords(conflict, platform, userId))}
        onTake={onChoose}
      />
      <RefusedFoot balloonId={balloonId} platform={platform} />
    </>
  )
}

/** What could not be saved of an ad, also where there is no ad any more. */
export function RefusedFoot({ balloonId, platform }: { balloonId: string; platform: AdPlatform | null }) {
  const { refused } = useAdDrafts()
  const own = refused.filter((edit) => edit.id === balloonId)
  return (
    <RefusedEdits
      values={own.map((edit) => refusedInWords(edit, platform))}
      onRetry={adDrafts.retry}
      onCopy={(words) => void navigator.clipboard.writeText(words)}
      onRemove={(key) => adDrafts.discard(balloonId, key)}
    />
  )
}
