import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import { EditorFoot } from '@aloft/views/ads/editor/editor-foot'
import { EditConflicts } from '@aloft/views/balloons/edit-conflicts'
import { RefusedEdits } from '@aloft/views/balloons/refused-edits'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useCanKeep } from '../../../../state/offline-edits.ts'
import { useUser } from '../../../../state/session.ts'
import { useConnection } from '../../../../wiring/core/connection.ts'
import { adDrafts, useAdDrafts } from '../../../../wiring/drafts/ad-drafts.ts'
import { conflictInWords, refusedInWords } from '../../../../ads/edits-in-words.ts'
import { useAdEdits, useEditedAd } from '../edited-ad.tsx'

/** What somebody else changed in the ad while it was being changed here, and what could not be saved of it. */
export function FootSection() {
  const userId = useUser()?._id
  const { conflicts } = useAdDrafts()
  const { balloonId, platform } = useEditedAd(({ balloon, content }) => ({
    balloonId: balloon.id,
    platform: content.platform,
  }))
  const { choose } = useAdEdits()
  const own = conflicts.filter((conflict) => conflict.id === balloonId)
  return (
    <EditorFoot band={<Connection />}>
      <EditConflicts
        conflicts={own.map((conflict) => conflictInWords(conflict, platform, userId))}
        onTake={choose}
      />
      <RefusedValues balloonId={balloonId} platform={platform} />
    </EditorFoot>
  )
}

/** The foot where there is no ad any more: what could not be saved of it. */
export function RefusedFoot({ balloonId }: { readonly balloonId: string }) {
  return (
    <EditorFoot>
      <RefusedValues balloonId={balloonId} platform={null} />
    </EditorFoot>
  )
}

function Connection() {
  const { state } = useConnection()
  return <ConnectionBand state={state} isStored={useCanKeep()} onRefresh={() => window.location.reload()} />
}

interface RefusedValuesProps {
  readonly balloonId: string
  readonly platform: AdPlatform | null
}

function RefusedValues({ balloonId, platform }: RefusedValuesProps) {
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
