import { BackgroundProgress } from '@aloft/design-system/patterns/background-progress'
import { Toast, ToastHost } from '@aloft/design-system/primitives/toast'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ModalHost } from '../modals/modal-host.tsx'
import { useIsCountdownShown } from '../state/countdown.ts'
import { closeToast, useToasts } from '../state/toasts.ts'
import { editorAddress } from '../page-address.ts'
import { useCurrentIdea } from '../use-current-idea.ts'
import { adGenerationActor, useAdGeneration } from '../wiring/ad-generation.ts'
import { startProductClock } from '../wiring/clock.ts'
import { useAdFailures } from './use-ad-failures.ts'

const moments = { inProgress: 'IN_PROGRESS', doneJustNow: 'DONE_JUST_NOW' } as const

/** What goes on behind every page of the product: the making of an ad, messages, modals (PRD-06). */
export function Background() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ideaId = useCurrentIdea()?._id ?? null
  const { banner, progress, ideaId: adIdeaId, balloonId } = useAdGeneration()
  const isTold = useIsCountdownShown()
  useAdFailures()
  useEffect(() => void startProductClock(), [])
  useEffect(() => adGenerationActor.send({ type: 'CHANGE_BRAND', ideaId }), [ideaId])
  useEffect(() => {
    const tell = () => adGenerationActor.send({ type: document.hidden ? 'HIDE' : 'SHOW' })
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [])
  return (
    <>
      <ModalHost />
      <ToastHost
        label={t('ads.notifications')}
        toastLabel={t('ads.notification')}
        banner={
          <BackgroundProgress
            moment={isTold || banner === 'hidden' ? null : moments[banner]}
            progress={progress ?? 100}
            onOpen={() => {
              adGenerationActor.send({ type: 'DISMISS' })
              void navigate(editorAddress(adIdeaId, balloonId))
            }}
            onDismiss={() => adGenerationActor.send({ type: 'DISMISS' })}
          />
        }
      >
        <Toasts />
      </ToastHost>
    </>
  )
}

function Toasts() {
  const { t } = useTranslation()
  return useToasts().map(({ id, text, tone, duration, action }) => (
    <Toast
      key={id}
      tone={tone}
      closeLabel={t('ads.close')}
      onClose={() => closeToast(id)}
      {...(duration !== undefined && { duration })}
      {...(action && { action })}
    >
      {text}
    </Toast>
  ))
}
