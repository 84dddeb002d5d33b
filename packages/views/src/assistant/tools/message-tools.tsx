import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { askingTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import { Fragment, type ReactNode } from 'react'
import { ConfirmCard, isAskingTool } from './confirm-card.tsx'
import { OptionsCard } from './options-card.tsx'
import { shownOptions, shownTool } from './shown-tools.ts'
import { ToolLines } from './tool-lines.tsx'

export interface MessageToolsProps {
  calls: readonly ThreadCall[]
  /** Ids of calls that wait for the user's yes. */
  askingIds: readonly string[]
  /** The answer still waits for its calls. */
  isOpen: boolean
  /** Null for a call without a proposal. */
  drawProposal: (call: ThreadCall) => ReactNode
  onConfirm: (callId: string) => void
  onCancel: (callId: string) => void
  onChoose: (callId: string, optionId: string) => void
}

/** What a message of the assistant does in the app: its tools, its questions, and its proposals (AST-04). */
export function MessageTools({
  calls,
  askingIds,
  isOpen,
  drawProposal,
  onConfirm,
  onCancel,
  onChoose,
}: MessageToolsProps) {
  const isAsking = ({ id, output }: ThreadCall) => isOpen && output === null && askingIds.includes(id)
  const lines = calls.filter((call) => call.name !== askingTool && !isAsking(call))
  return (
    <>
      {lines.length > 0 ? <ToolLines tools={lines.map((call) => shownTool(call, isOpen))} /> : null}
      {calls.map((call) => {
        const { id: callId, name } = call
        if (isAsking(call) && isAskingTool(name)) {
          const { url } = call.arguments
          return (
            <ConfirmCard
              key={callId}
              tool={name}
              address={typeof url === 'string' ? url : undefined}
              onConfirm={() => onConfirm(callId)}
              onCancel={() => onCancel(callId)}
            />
          )
        }
        const options = shownOptions(call, isOpen)
        if (options)
          return <OptionsCard key={callId} {...options} onChoose={(optionId) => onChoose(callId, optionId)} />
        return <Fragment key={callId}>{drawProposal(call)}</Fragment>
      })}
    </>
  )
}
