import { useEffect, useState } from 'react'
import { loadModalHost } from '../modals/load-modal-host.ts'
import { Modals } from '../modals/modals.tsx'
import { preloadQuestion } from '../modals/preload-question.ts'
import { onFirstAction } from '../navigation/first-action.ts'
import { useShortcuts } from '../navigation/use-shortcuts.ts'
import { loadErrorPage } from '../screens/shell/error-page-chunk.ts'
import { useChatOpen } from '../state/chat-open.ts'
import { useChatLink } from './use-chat-link.ts'
import { closeOverlay, useOverlay } from '../state/overlay.ts'
import { mayHaveDatabase, readStored } from '../state/storage.ts'
import { showToast, useToasts } from '../state/toasts.ts'
import { useUnsettledDrafts } from '../state/unsettled-drafts.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useOnce } from './use-once.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'
import { adGenerationActor, checkForTask, useAdGeneration } from '../wiring/ads/ad-generation.ts'
import { loadTexts } from '../wiring/core/i18n.ts'
import { useReadElsewhere, useUnreadWatch } from '../wiring/notifications/notifications.ts'
import { loadAdFailures } from './load-ad-failures.ts'
import { loadChat } from './load-chat.ts'
import { useAdFailures } from './use-ad-failures.ts'
import { useLostCalls } from './use-lost-calls.ts'
import { useMovedClock } from './use-moved-clock.ts'
import { useNoAdData } from './use-no-ad-data.ts'

// Each includes a library that the first screen doesn't need.
async function loadOverlays() {
  const [{ Overlays }] = await Promise.all([
    import('./overlays.tsx'),
    loadTexts('modals'),
    // The search finds articles.
    loadTexts('help'),
  ])
  return Overlays
}
async function loadUnsettledNotices() {
  const [{ UnsettledNotices }] = await Promise.all([import('./unsettled-notices.ts'), loadTexts('rest')])
  return UnsettledNotices
}
async function loadGuide() {
  const [{ Guide }] = await Promise.all([import('./guide.tsx'), loadTexts('guide')])
  return Guide
}
const loadMessages = async () => (await import('./messages.tsx')).Messages

/** Long after the first screen; from then on, a lost connection can be shown without loading anything. */
const spareTimeMs = 10_000

/** Runs behind every page of the product: ad generation, messages, modals (PRD-06). */
export function Background() {
  const ideaId = useCurrentIdea()?._id ?? null
  useAdFailures()
  useLostCalls()
  useNoAdData()
  useMovedClock()
  useReadElsewhere()
  useUnreadWatch({ isWorkUnderWay: useAdGeneration().stage === 'running' })
  // Unsaved edits of an earlier visit are sent from the first opened page.
  useEffect(() => void loadOfflineEdits(), [])
  useEffect(loadInSpareTime, [])
  useEffect(() => adGenerationActor.send({ type: 'CHANGE_BRAND', ideaId }), [ideaId])
  useEffect(() => {
    const check = () => void checkForTask()
    const onVisibilityChange = () => {
      adGenerationActor.send({ type: document.hidden ? 'HIDE' : 'SHOW' })
      if (!document.hidden) check()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('focus', check)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('focus', check)
    }
  }, [])
  const overlay = useOverlay()
  useShortcuts()
  // Messages and modals animate out by themselves, so the component stays once it was shown.
  const hasMessages = useOnce(useHasMessages())
  const Messages = useChunk(loadMessages, hasMessages)
  const UnsettledNotices = useChunk(loadUnsettledNotices, useUnsettledDrafts().length > 0)
  const isSettled = useIsSettled()
  // At once in the middle of a task, after a reload.
  const [hasGuide] = useState(() => readStored('guide') !== null)
  const Guide = useChunk(loadGuide, hasGuide || isSettled)
  useChatLink()
  // Whoever left the chat open sees it at once.
  const isChatOpen = useChatOpen()
  const Chat = useChunk(loadChat, isChatOpen || isSettled)
  const Overlays = useChunk(loadOverlays, overlay !== null, showNotOpened)
  return (
    <>
      {Messages && <Messages />}
      {UnsettledNotices && <UnsettledNotices />}
      {Chat && <Chat />}
      <Modals />
      {Guide && <Guide />}
      {Overlays && overlay && <Overlays open={overlay} />}
    </>
  )
}

/** Whether the first screen has been read: the user has done something, or has had time to. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, spareTimeMs)
    onFirstAction(settle, stop.signal)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  return isSettled
}

function showNotOpened(): void {
  closeOverlay()
  showToast({ text: { key: 'notOpened' }, tone: 'warning' })
}

/**
 * Preloads what most visits never need, in case the connection drops. Failed files are loaded again when
 * needed.
 */
function loadInSpareTime(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([
      loadMessages(),
      loadOverlays(),
      loadModalHost(),
      loadErrorPage(),
      loadAdFailures(),
    ])
  }, spareTimeMs)
  return () => clearTimeout(timer)
}

async function loadOfflineEdits(): Promise<void> {
  if (!(await mayHaveDatabase())) return
  // Files that can't be loaded now are loaded on the next visit.
  await Promise.allSettled([import('../wiring/drafts/offline-edits.ts'), preloadQuestion('unsaved-changes')])
}

function useHasMessages(): boolean {
  const { banner } = useAdGeneration()
  const toasts = useToasts()
  return banner !== 'hidden' || toasts.length > 0
}
