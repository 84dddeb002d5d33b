import { MoveBriefModal } from '@aloft/design-system/modals/briefs/move-brief'
import { useWork } from './use-work.ts'

interface MoveBriefProps {
  readonly name: string
  /** Null where it came to nothing. */
  readonly move: () => Promise<true | null>
  readonly onAnswer: (isMoved: true) => void
  readonly onClose: () => void
}

/** Asks whether a campaign brief is put away, and shows how that goes. */
export function ArchiveBriefModal(props: MoveBriefProps) {
  return <Move kind="archive" {...props} />
}

/** Asks whether a campaign brief is taken back, and shows how that goes. */
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
