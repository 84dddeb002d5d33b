import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { CallDecision } from '@aloft/machines/assistant/run'
import { MessageTools, type MessageToolsProps } from '@aloft/views/assistant/tools/message-tools'
import { proposalIn } from './proposal-in-call.ts'
import { ProposalOfCall } from './proposal-of-call.tsx'

export interface ChatToolsProps extends Pick<MessageToolsProps, 'calls' | 'askingIds' | 'isOpen'> {
  onDecide: (decision: CallDecision) => void
}

/** What a message of the assistant does in the app, with its proposals. */
export function ChatTools({ onDecide, ...tools }: ChatToolsProps) {
  return (
    <MessageTools
      {...tools}
      drawProposal={drawProposal}
      onConfirm={(callId) => onDecide({ type: 'CONFIRM', callId })}
      onCancel={(callId) => onDecide({ type: 'DECLINE', callId })}
      onChoose={(callId, optionId) => onDecide({ type: 'CHOOSE', callId, optionId })}
    />
  )
}

function drawProposal(call: ThreadCall) {
  const proposal = proposalIn(call)
  return proposal ? <ProposalOfCall {...proposal} /> : null
}
