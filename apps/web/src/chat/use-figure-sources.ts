import type { ChatMessage } from '@aloft/views/assistant/chat-content'
import type { FigureSourceOf } from '@aloft/views/assistant/figures/figure-mark'
import { useCallback } from 'react'
import { useModalHref } from '../modals/use-linked-modal.ts'
import { addressOfResult } from './address-of-result.ts'

/** The pages on which the user finds what tools have read. */
export function useFigureSources(messages: readonly ChatMessage[]): FigureSourceOf {
  const modalHref = useModalHref()
  return useCallback(
    (callId) => {
      const call = messages.flatMap(({ calls }) => calls ?? []).find(({ id }) => id === callId)
      const { source, date } = Object(call?.output) as { source?: unknown; date?: unknown }
      if (!call || typeof source !== 'string' || typeof date !== 'string') return null
      const href = source === 'help' ? modalHref('help') : addressOfResult(call)
      return href === null ? null : { href, read: { source, date: new Date(date) } }
    },
    [messages, modalHref],
  )
}
