import { lazy, Suspense, useEffect } from 'react'
import { Modals } from '../modals/modals.tsx'
import { preloadQuestion } from '../modals/preload-question.ts'
import { useShortcuts } from '../navigation/use-shortcuts.ts'
import { useOverlay } from '../state/overlay.ts'
import { mayHaveDatabase } from '../state/storage.ts'
import { useToasts } from '../state/toasts.ts'
import { useCurrentIdea } from '../use-current-idea.ts'
import { useOnce } from '../use-once.ts'
import { adGenerationActor, checkForRun, useAdGeneration } from '../wiring/ad-generation.ts'
import { startProductClock } from '../wiring/clock.ts'
import { loadTexts } from '../wiring/i18n.ts'
import { useUnreadWatch } from '../wiring/notifications.ts'
import { useAdFailures } from './use-ad-failures.ts'
import { useLostCalls } from './use-lost-calls.ts'
import { useNoAdData } from './use-no-ad-data.ts'
import { useUnsettledNews } from './use-unsettled-news.ts'

// Each brings a library along that most visits never need.
const Overlays = lazy(async () => {
  const [{ Overlays: Parts }] = await Promise.all([import('./overlays.tsx'), loadTexts('modals')])
  return { default: Parts }
})
const Messages = lazy(async () => ({ default: (await import('./messages.tsx')).Messages }))

/** What goes on behind every page of the product: the making of an ad, messages, modals (PRD-06). */
export function Background() {
  const ideaId = useCurrentIdea()?._id ?? null
  useAdFailures()
  useLostCalls()
  useNoAdData()
  useUnsettledNews()
  useUnreadWatch(useAdGeneration().stage)
  // What could not be saved on an earlier visit is sent from whichever page comes first.
  useEffect(() => void takeUpKeptEdits(), [])
  useEffect(() => void startProductClock(), [])
  useEffect(() => adGenerationActor.send({ type: 'CHANGE_BRAND', ideaId }), [ideaId])
  useEffect(() => {
    const check = () => void checkForRun()
    const tell = () => {
      adGenerationActor.send({ type: document.hidden ? 'HIDE' : 'SHOW' })
      if (!document.hidden) check()
    }
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('focus', check)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('focus', check)
    }
  }, [])
  const overlay = useOverlay()
  useShortcuts()
  // What leaves does so by itself, so what was shown once stays in place.
  const hasMessages = useOnce(useHasMessages())
  return (
    <>
      <Suspense fallback={null}>{hasMessages && <Messages />}</Suspense>
      <Modals />
      <Suspense fallback={null}>{overlay && <Overlays open={overlay} />}</Suspense>
    </>
  )
}

async function takeUpKeptEdits(): Promise<void> {
  if (!(await mayHaveDatabase())) return
  await Promise.all([import('../wiring/kept-edits.ts'), preloadQuestion('unsaved-changes')])
}

function useHasMessages(): boolean {
  const { banner } = useAdGeneration()
  const toasts = useToasts()
  return banner !== 'hidden' || toasts.length > 0
}
