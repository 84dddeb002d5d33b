import { MoveBriefModal } from '@aloft/design-system/modals/briefs/move-brief'
import { useWork } from '../use-work.ts'

interface MoveBriefProps {
  readonly name: string
  /** Resolves with null if it failed. */
  readonly move: () => Promise<true | null>
  readonly onAnswer: (isMoved: true) => void
  readonly onClose: () => void
}

/** Confirms archiving a campaign brief, and shows the progress. */
export function ArchiveBriefModal(props: MoveBriefProps) {
  return <Move kind="archive" {...props} />
}

/** Confirms restoring a campaign brief, and shows the progress. */
export function UnarchiveBriefModal(props: MoveBriefProps) {
  return <Move kind="unarchive" {...props} />
}

function Move({ kind, name, move, onAnswer, onClose }: MoveBriefProps & { kind: 'archive' | 'unarchive' }) {
  const { isPending, failure, start } = useWork(move, onAnswer)
  return (
    <MoveBriefModal
      kind={kind}
      name={name}
      isPending={isPending}
      failure={failure}
      onMove={start}
      onClose={onClose}
    />
  )
}
