import { focusKeyOf, hasChat } from '@aloft/domain/assistant/focus-keys.rules'
import { ChatLauncher } from '@aloft/views/assistant/chat-launcher'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigation } from '../state/app-navigation.ts'
import { setChatOpen, useChatOpen } from '../state/chat-open.ts'
import { showToast } from '../state/toasts.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'

// The box has the Markdown of the answers with it, so it waits until it's opened.
const loadBox = async () => (await import('./open-chat.tsx')).OpenChat

/** The chat with Loona and its button, on all pages behind the login but eight (AST-07, SES-31). */
export function Chat() {
  const { pathname } = useLocation()
  const isOpen = useChatOpen()
  useProvidedNavigation(pathname)
  const isHere = hasChat(pathname)
  const [isClosed, setIsClosed] = useState(false)
  const OpenChat = useChunk(loadBox, isHere && isOpen, notOpened)
  if (!isHere) return null
  const close = () => {
    setIsClosed(true)
    setChatOpen(false)
  }
  if (isOpen && OpenChat)
    return <OpenChat key={focusKeyOf(pathname)} focusKey={focusKeyOf(pathname)} onClose={close} />
  return (
    <ChatLauncher
      shortcuts="Control+J Meta+J"
      takesFocus={isClosed && !isOpen}
      onOpen={() => setChatOpen(true)}
    />
  )
}

/** Tools open pages while the chat is closed too. */
function useProvidedNavigation(pathname: string): void {
  const navigate = useNavigate()
  const open = useEffectEvent((address: string) => void navigate(address))
  const path = useEffectEvent(() => pathname)
  useEffect(() => provideNavigation({ open: (address) => open(address), path: () => path() }), [])
}

function notOpened(): void {
  setChatOpen(false)
  showToast({ text: { key: 'notOpened' }, tone: 'warning' })
}
