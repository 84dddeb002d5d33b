import type {} from '@aloft/messages/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'

const tickMs = 500

/** Seconds that a refused form has to wait, if the failure is temporary. */
export function waitAfter(failure: string | undefined, waitSeconds = 60): number {
  return failure === 'tooManyAttempts' || failure === 'busy' ? waitSeconds : 0
}

/** Counts down whole seconds from the start of a wait. */
export function useSecondsLeft(waitSeconds: number): number {
  const [passed, setPassed] = useState({ ofWait: waitSeconds, seconds: 0 })
  useEffect(() => {
    if (waitSeconds === 0) return
    const started = performance.now()
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - started) / 1000)
      setPassed({ ofWait: waitSeconds, seconds })
      if (seconds >= waitSeconds) clearInterval(timer)
    }, tickMs)
    return () => {
      clearInterval(timer)
      setPassed({ ofWait: 0, seconds: 0 })
    }
  }, [waitSeconds])
  return Math.max(0, waitSeconds - (passed.ofWait === waitSeconds ? passed.seconds : 0))
}

/** A wait in words: in seconds or, from a minute on, in minutes. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation()
  return (seconds) =>
    seconds < 60
      ? t('account.waitSeconds', { seconds })
      : t('account.waitMinutes', { minutes: Math.ceil(seconds / 60) })
}
