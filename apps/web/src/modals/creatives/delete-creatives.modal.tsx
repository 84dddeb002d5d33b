import { DeleteCreatives } from '@aloft/views/creatives/delete-creatives'
import type { StayReasons } from '../../wiring/creatives/creative-list.ts'
import { useWork } from '../use-work.ts'

interface DeleteCreativesModalProps {
  readonly count: number
  /** Resolves with null if it failed. */
  readonly remove: () => Promise<StayReasons | null>
  readonly onAnswer: (stays: StayReasons) => void
  readonly onClose: () => void
}

/** Confirms deleting several creatives, and shows the progress. */
export function DeleteCreativesModal({ count, remove, onAnswer, onClose }: DeleteCreativesModalProps) {
  const { isPending, failure, start } = useWork(remove, onAnswer)
  return (
    <DeleteCreatives
      count={count}
      isPending={isPending}
      failure={failure}
      onDelete={start}
      onClose={onClose}
    />
  )
}
