import { Toast, ToastHost } from '@aloft/design-system/primitives/toast'
import { toastMs } from '@aloft/domain/core/toast.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { closeToast, useToasts } from '../state/toasts.ts'

/** The toasts, with the banner above them. */
export function Toasts({ banner }: { banner?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <ToastHost label={t('toasts.region')} toastLabel={t('toasts.one')} banner={banner}>
      <EachToast />
    </ToastHost>
  )
}

function EachToast() {
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
        closeLabel={t('toasts.close')}
        onClose={() => closeToast(id)}
        duration={duration ?? toastMs(words, action !== undefined)}
        {...(action && { action: { ...action, label: action.label ?? t('undo.press') } })}
      >
        {words}
      </Toast>
    )
  })
}
