import { type HappenedItem, MockDateView } from '@aloft/views/dev/mock-date.view'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { moveProductClock, useProductNow, useProductOffsetHours } from '../../wiring/core/clock.ts'
import { useDueWork } from './use-due-work.ts'

/** Moves the product's clock, so that weeks can pass at once (CLK-03). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.mock-date'))
  const offsetHours = useProductOffsetHours()
  const now = useProductNow(1000)
  const { due, notified, fallen } = useDueWork()
  const [trouble, setTrouble] = useState<'refused' | 'ahead' | null>(null)
  const [pace, setPace] = useState<number | null>(null)
  const move = async (hours: number) => {
    const outcome = await moveProductClock(hours)
    setTrouble(outcome === 'moved' ? null : outcome)
    if (outcome === 'refused') setPace(null)
  }
  useEffect(() => {
    if (pace === null) return
    const timer = setInterval(() => void move(pace), 1000)
    return () => clearInterval(timer)
  }, [pace])
  const done = fallen.map(({ id, kind, about, date }): HappenedItem => {
    const what = t(`mockDate.kinds.${kind}` as 'mockDate.kinds.erase-account')
    return { id, title: what, detail: about, date }
  })
  return (
    <MockDateView
      now={now}
      offsetHours={offsetHours}
      trouble={trouble}
      due={due}
      happened={[...done, ...notified].toSorted((one, other) => other.date.getTime() - one.date.getTime())}
      isPlaying={pace !== null}
      onMove={(hours) => void move(hours)}
      onPlay={setPace}
      onPause={() => setPace(null)}
    />
  )
}
