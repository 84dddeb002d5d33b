import { ProposalCard } from '@aloft/design-system/patterns/proposal/proposal-card'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { mayCall } from '../../state/rights.ts'
import { acceptFields, placeId, rejectFields, undoField } from '../../wiring/assistant/proposals.ts'
import { useProposalValues } from './use-proposal-values.ts'
import { useProposedFields } from './use-proposed-fields.ts'
import type { ProposalInCall } from './proposal-in-call.ts'

/** A proposal of the assistant, with the fields as they are now. */
export function ProposalOfCall(proposal: ProposalInCall) {
  const { t } = useTranslation()
  const values = useProposalValues(proposal)
  const shown = useProposedFields(proposal, values.known)
  if (values.state === 'failed') return <Text tone="soft">{t('assistantTools.proposalGone')}</Text>
  if (!values.known) return <Skeleton width="100%" height={120} shape="block" />
  const { current, idea, subject } = values.known
  const chosen = (ids: readonly string[]) =>
    proposal.fields.filter(({ place }) => ids.includes(placeId(place)))
  const changesOf = (ids: readonly string[]) =>
    chosen(ids).map(({ place, value }) => ({ place, from: current[placeId(place)] ?? null, to: value }))
  return (
    <ProposalCard
      fields={shown}
      subject={subject}
      isReadOnly={!mayCall(idea.role, 'save-brief')}
      onAccept={(ids) => void acceptFields(proposal, changesOf(ids))}
      onReject={(ids) =>
        rejectFields(
          proposal,
          chosen(ids).map(({ place }) => place),
        )
      }
      onUndo={(id) => {
        const [change] = changesOf([id])
        if (change) void undoField(proposal, change)
      }}
    />
  )
}
