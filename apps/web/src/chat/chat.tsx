import { type FocusKey, focusKeyOf, hasChat } from '@aloft/domain/assistant/focus-keys.rules'
import { ChatLauncher } from '@aloft/views/assistant/chat-launcher'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigation } from '../state/app-navigation.ts'
import { setChatOpen, useChatOpen, useHasAnswer } from '../state/chat-open.ts'
import { useShownForm } from '../state/focus-form.ts'
import { showToast } from '../state/toasts.ts'
import { useAdGeneration } from '../wiring/ads/ad-generation.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'

// The box has the Markdown of the answers with it, so it waits until it's opened.
const loadBox = async () => (await import('./open-chat.tsx')).OpenChat

/** The chat with Loona and its button, on all pages behind the login but eight (AST-07, SES-31). */
export function Chat() {
  const { pathname } = useLocation()
  const isOpen = useChatOpen()
  const hasAnswer = useHasAnswer()
  useProvidedNavigation(pathname)
  const isHere = hasChat(pathname)
  const focusKey = useFocusKey(pathname)
  const [isClosed, setIsClosed] = useState(false)
  const OpenChat = useChunk(loadBox, isHere && isOpen, notOpened)
  if (!isHere) return null
  const close = () => {
    setIsClosed(true)
    setChatOpen(false)
  }
  if (isOpen && OpenChat && focusKey) return <OpenChat key={focusKey} focusKey={focusKey} onClose={close} />
  return (
    <ChatLauncher
      shortcuts="Control+J Meta+J"
      takesFocus={isClosed && !isOpen}
      hasAnswer={hasAnswer}
      onOpen={() => setChatOpen(true)}
    />
  )
}

/** The conversation of the open page; null as long as a page of a focus mode has no form yet. */
function useFocusKey(pathname: string): FocusKey | null {
  const key = focusKeyOf(pathname)
  const form = useShownForm()
  const { stage } = useAdGeneration()
  if (key === 'default' || form?.key === key) return key
  // The wizard's page shows the ad that's being created.
  return key === 'newAd' && stage === 'running' ? 'default' : null
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
