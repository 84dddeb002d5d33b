import type { Status } from '../theme/tokens.ts'
import * as css from './ruler.css.ts'

/** `on` is done, `now` is the current one; `warn` and `bad` need attention. */
export type TickState = 'off' | 'on' | 'now' | 'warn' | 'bad'

export interface RulerProps {
  /** One entry a tick: a day, a field, a task. */
  ticks: readonly TickState[]
  /** The ruler's meaning in words, for example "Day 12 of 30". */
  label: string
  tone?: Status | 'ink'
  size?: 'small' | 'large'
  /** True if the value changes while it's shown, so it's announced as progress. */
  isProgress?: boolean
}

/** Ticks for `done` of `total` things; with `now`, the last done one is tall. */
export function rulerTicks(total: number, done: number, now = true): TickState[] {
  return Array.from({ length: total }, (_, index) => {
    if (index >= done) return 'off'
    return now && index === done - 1 ? 'now' : 'on'
  })
}

/** Our only ornament, and our only progress bar. */
export function Ruler({ ticks, label, tone = 'ink', size = 'small', isProgress = false }: RulerProps) {
  const done = ticks.filter((state) => state !== 'off').length
  const role = isProgress
    ? {
        role: 'progressbar',
        'aria-valuemin': 0,
        'aria-valuemax': ticks.length,
        'aria-valuenow': done,
        'aria-valuetext': label,
      }
    : { role: 'img' }
  return (
    <div className={css.ruler({ size, tone })} aria-label={label} {...role}>
      {ticks.map((state, index) => (
        <span key={index} className={css.tick({ state })} />
      ))}
    </div>
  )
}
