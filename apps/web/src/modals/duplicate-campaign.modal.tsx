import { DuplicateAdModal } from '@aloft/design-system/modals/ads/duplicate-ad'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { useWork } from './use-work.ts'

/** The copy, or why the plan has no room for it. */
type Copied = { readonly newBalloonId: string } | { readonly adLimit: AdLimit }

interface DuplicateCampaignModalProps {
  readonly name: string
  /** Null where it came to nothing. */
  readonly duplicate: () => Promise<Copied | null>
  readonly onAnswer: (copied: Copied) => void
  readonly onClose: () => void
}

/** Asks whether an ad is copied, and shows how that goes. */
export function DuplicateCampaignModal({ name, duplicate, onAnswer, onClose }: DuplicateCampaignModalProps) {
  const { isPending, failure, run } = useWork(duplicate, onAnswer)
  return (
    <DuplicateAdModal
      name={name}
      isPending={isPending}
      failure={failure}
      onDuplicate={run}
      onClose={onClose}
    />
  )
}
