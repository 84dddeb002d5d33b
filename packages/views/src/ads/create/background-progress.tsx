import type { AdGenMoment } from '@aloft/domain/ads/ad-generation.rules'
import { progressHideMs, progressThrottleMs, runningBar } from '@aloft/domain/ads/progress-bar.rules'
import type {} from '@aloft/messages/i18n'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './background-progress.css.ts'

export interface BackgroundProgressProps {
  /** Only IN_PROGRESS and DONE_JUST_NOW show anything (BGP-03). */
  moment: AdGenMoment | null
  /** 0 to 100. */
  progress: number
  /** Opens the ad in the editor (BGP-04). */
  onOpen: () => void
  /** Hides this task's banner; its status id is remembered by the caller (BGP-03). */
  onDismiss: () => void
}

const ticks = 40

/** The banner that shows an ad's progress on any page (BGP-02). */
export function BackgroundProgress({ moment, progress, onOpen, onDismiss }: BackgroundProgressProps) {
  const { t } = useTranslation()
  const isDone = moment === 'DONE_JUST_NOW'
  const isShown = isDone || moment === 'IN_PROGRESS'
  const words = isDone ? t('ads.progress.doneJustNow') : t('ads.progress.inProgress')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{isShown ? words : ''}</VisuallyHidden>
      </div>
      {isShown ? (
        <section className={css.banner} aria-label={t('ads.progress.label')}>
          <div className={css.row}>
            {isDone ? (
              <span className={css.done}>
                <Icon name="success" />
              </span>
            ) : (
              <Spinner />
            )}
            <span className={css.words}>{words}</span>
            {isDone ? (
              <Button variant="quiet" onPress={onOpen}>
                {t('ads.progress.open')}
              </Button>
            ) : null}
            <button
              type="button"
              className={css.dismiss}
              aria-label={t('ads.progress.dismiss')}
              onClick={onDismiss}
            >
              <Icon name="close" />
            </button>
          </div>
          <Bar progress={progress} />
        </section>
      ) : null}
    </>
  )
}

/** The value shown by the bar while it moves to the given one (BGP-06). */
function useRunning(done: number): number {
  const [shown, setShown] = useState(done)
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  }, [done])
  useEffect(() => {
    const timer = setInterval(
      () => setShown((before) => runningBar(before, latest.current, progressThrottleMs)),
      progressThrottleMs,
    )
    return () => clearInterval(timer)
  }, [])
  return shown
}

function Bar({ progress: done }: { progress: number }) {
  const { t } = useTranslation()
  const progress = useRunning(done)
  const isFull = progress >= 100
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isFull) return undefined
    const timer = setTimeout(() => setOver(true), progressHideMs)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isFull])
  if (isOver) return null
  const percent = Math.round(Math.min(Math.max(progress, 0), 100))
  return (
    <div className={css.bar}>
      <Ruler
        ticks={rulerTicks(ticks, Math.max(1, Math.round((percent / 100) * ticks)), !isFull)}
        label={t('ads.progress.percent', { percent })}
        isProgress
      />
    </div>
  )
}
