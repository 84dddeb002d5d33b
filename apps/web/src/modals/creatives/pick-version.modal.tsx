import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { changedLayers, withLayerOf } from '@aloft/domain/creatives/studio/version-layers.rules'
import {
  type CreativeVersionEntry,
  PickVersionModal as PickVersionBody,
} from '@aloft/views/creatives/studio/pick-version.modal'
import { useState } from 'react'
import { useFormatDrawings } from '../../creatives/use-format-drawings.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'

interface PickVersionModalProps {
  /** Id of the creative. */
  readonly creative: string
  /** What there is now, with edits that aren't saved. */
  readonly now: Scenes
  readonly isReadOnly: boolean
  readonly onAnswer: (scenes: Scenes) => void
  readonly onClose: () => void
}

/** The versions of a creative; answers with the scenes that a restored version, or a layer of one, leads to. */
export function PickVersionModal(props: PickVersionModalProps) {
  const { creative, now, onClose } = props
  const { loaded, retry } = useQuery('get-creative-versions', { adCreativeId: creative })
  const [chosen, setChosen] = useState<number | null>(null)
  const drawnNow = useFormatDrawings(now)
  if (loaded.status === 'failed')
    return <NotLoadedModal {...failedLoad(loaded.failure, retry)} onClose={onClose} />
  const versions = loaded.status === 'ready' ? loaded.reply.versions : []
  // The newest is usually what there is now.
  const number = chosen ?? versions[1]?.number ?? versions[0]?.number
  if (number === undefined) return <WaitingModal />
  return (
    <Version
      key={number}
      {...props}
      versions={versions}
      number={number}
      drawnNow={drawnNow}
      onShow={setChosen}
    />
  )
}

interface VersionProps extends PickVersionModalProps {
  readonly versions: readonly CreativeVersionEntry[]
  readonly number: number
  readonly drawnNow: ReturnType<typeof useFormatDrawings>
  readonly onShow: (number: number) => void
}

const noScenes: Scenes = {}

function Version(props: VersionProps) {
  const { creative, now, isReadOnly, versions, number, drawnNow, onShow, onAnswer, onClose } = props
  const { loaded, retry } = useQuery('get-creative-version', { adCreativeId: creative, number })
  const then = loaded.status === 'ready' ? loaded.reply.creatives : null
  const drawnThen = useFormatDrawings(then ?? noScenes)
  if (loaded.status === 'failed')
    return <NotLoadedModal {...failedLoad(loaded.failure, retry)} onClose={onClose} />
  return (
    <PickVersionBody
      versions={versions}
      shownNumber={number}
      onShow={onShow}
      sizes={
        then &&
        creativeFormatNames.flatMap((format) => {
          const scene = then[format]
          if (!scene || !now[format]) return []
          const { width, height } = scene
          return [
            { format, width, height, earlier: drawnThen[format] ?? null, now: drawnNow[format] ?? null },
          ]
        })
      }
      layers={then && changedLayers(now, then)}
      onTakeLayer={isReadOnly || !then ? undefined : (id) => onAnswer(withLayerOf(now, then, id))}
      onRestore={isReadOnly || !then ? undefined : () => onAnswer(then)}
      onClose={onClose}
    />
  )
}
