import { MoveCreative } from '@aloft/views/creatives/move-creative'
import { useWork } from '../use-work.ts'

interface MoveCreativeModalProps {
  readonly name: string
  /** Resolves with null if it failed. */
  readonly move: () => Promise<true | null>
  readonly onAnswer: (isMoved: true) => void
  readonly onClose: () => void
}

/** Confirms archiving a creative, and shows the progress. */
export function ArchiveCreativeModal(props: MoveCreativeModalProps) {
  return <Move kind="archive" {...props} />
}

/** Confirms restoring a creative, and shows the progress. */
export function UnarchiveCreativeModal(props: MoveCreativeModalProps) {
  return <Move kind="restore" {...props} />
}

function Move({
  kind,
  name,
  move,
  onAnswer,
  onClose,
}: MoveCreativeModalProps & { kind: 'archive' | 'restore' }) {
  const { isPending, failure, start } = useWork(move, onAnswer)
  return (
    <MoveCreative
      kind={kind}
      name={name}
      isPending={isPending}
      failure={failure}
      onMove={start}
      onClose={onClose}
    />
  )
}
