import { useEffect, useEffectEvent } from 'react'
import { useChangeParams } from '../router/use-change-params.ts'
import { setChatOpen } from '../state/chat-open.ts'

/** A link with `chat=open`, such as one in an email, opens the chat. */
export function useChatLink(): void {
  const [query, change] = useChangeParams()
  const isLinked = query.get('chat') === 'open'
  const follow = useEffectEvent(() => {
    setChatOpen(true)
    change({ chat: null })
  })
  useEffect(() => {
    if (isLinked) follow()
  }, [isLinked])
}
