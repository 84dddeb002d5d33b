import { BackgroundProgress } from '@aloft/design-system/patterns/background-progress'
import { Toast, ToastHost } from '@aloft/design-system/primitives/toast'
import { toastMs } from '@aloft/domain/core/toast.rules'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { editorAddress } from '../page-address.ts'
import { useIsCountdownShown } from '../state/countdown.ts'
import { closeToast, useToasts } from '../state/toasts.ts'
import { adGenerationActor, useAdGeneration } from '../wiring/ad-generation.ts'

const moments = { inProgress: 'IN_PROGRESS', doneJustNow: 'DONE_JUST_NOW' } as const

/** The banner of an ad that is being made, and toasts, above every page. */
export function Messages() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { banner, progress, ideaId, balloonId } = useAdGeneration()
  const isTold = useIsCountdownShown()
  return (
    <ToastHost
      label={t('ads.notifications')}
      toastLabel={t('ads.notification')}
      banner={
        <BackgroundProgress
          moment={isTold || banner === 'hidden' ? null : moments[banner]}
          progress={progress ?? 100}
          onOpen={() => {
            adGenerationActor.send({ type: 'DISMISS' })
            void navigate(editorAddress(ideaId, balloonId))
          }}
          onDismiss={() => adGenerationActor.send({ type: 'DISMISS' })}
        />
      }
    >
      <Toasts />
    </ToastHost>
  )
}

function Toasts() {
  const { t } = useTranslation()
  return useToasts().map(({ id, text, tone, duration, action }) => {
    const words =
      typeof text === 'string'
        ? text
        : text.key === 'callFailed'
          ? t('callFailed', { action: text.action, reason: text.reason })
          : t(text.key)
    return (
      <Toast
        key={id}
        tone={tone}
        closeLabel={t('ads.close')}
        onClose={() => closeToast(id)}
        duration={duration ?? toastMs(words, action !== undefined)}
        {...(action && { action })}
      >
        {words}
      </Toast>
    )
  })
}
