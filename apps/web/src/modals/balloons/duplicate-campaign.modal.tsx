import { DuplicateAdModal } from '@aloft/design-system/modals/ads/duplicate-ad'
import type { Duplicated } from '../../wiring/balloons/brand.ts'
import { useWork } from '../use-work.ts'

interface DuplicateCampaignModalProps {
  readonly name: string
  /** Resolves with null if it failed. */
  readonly duplicate: () => Promise<Duplicated | null>
  readonly onAnswer: (copied: Duplicated) => void
  readonly onClose: () => void
}

/** Confirms copying an ad, and shows the progress. */
export function DuplicateCampaignModal({ name, duplicate, onAnswer, onClose }: DuplicateCampaignModalProps) {
  const { isPending, failure, start } = useWork(duplicate, onAnswer)
  return (
    <DuplicateAdModal
      name={name}
      isPending={isPending}
      failure={failure}
      onDuplicate={start}
      onClose={onClose}
    />
  )
}
