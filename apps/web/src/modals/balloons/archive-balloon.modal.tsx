import { ArchiveAdModal } from '@aloft/design-system/modals/ads/archive-ad'
import { useWork } from '../use-work.ts'

interface ArchiveBalloonModalProps {
  readonly name: string
  readonly isUnderWay: boolean
  /** Resolves with null if it failed. */
  readonly archive: () => Promise<true | null>
  readonly onAnswer: (isArchived: true) => void
  readonly onClose: () => void
}

/** Confirms archiving an ad, and shows the progress. */
export function ArchiveBalloonModal({ archive, onAnswer, onClose, ...ad }: ArchiveBalloonModalProps) {
  const { isPending, failure, start } = useWork(archive, onAnswer)
  return (
    <ArchiveAdModal {...ad} isPending={isPending} failure={failure} onArchive={start} onClose={onClose} />
  )
}
