import { Modals } from '../modals/modals.tsx'
import { setChatOpen, useChatOpen } from '../state/chat-open.ts'
import { showToast, useToasts } from '../state/toasts.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'
import { loadChat } from './load-chat.ts'
import { RequireSession } from './require-session.tsx'
import { Outlet } from '../router/outlet.tsx'
import { useOnce } from './use-once.ts'

const loadToasts = async () => (await import('./toasts.tsx')).Toasts

/**
 * The steps before the product, without its navigation; each step is as wide as it needs to be. Loona asks its questions
 * here once it's opened from a form (AST-06).
 */
export function OnboardingLayout() {
  const isChatOpen = useChatOpen()
  const Chat = useChunk(loadChat, isChatOpen, notOpened)
  // Toasts animate out by themselves.
  const Toasts = useChunk(loadToasts, useOnce(useToasts().length > 0))
  return (
    <RequireSession whileChecking={null}>
      <Outlet />
      <Modals />
      {Chat && isChatOpen ? <Chat /> : null}
      {Toasts && <Toasts />}
    </RequireSession>
  )
}

function notOpened(): void {
  setChatOpen(false)
  showToast({ text: { key: 'notOpened' }, tone: 'warning' })
}
