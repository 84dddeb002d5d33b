import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { StreamReport } from './run.ts'

/** A clock that fires callbacks; the one of a machine will do. */
interface PlayerClock<Timer> {
  readonly setTimeout: (callback: () => void, ms: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

const stepMs = 40

/**
 * Plays recorded streams, one at each call; the last one repeats. One that ends before its run breaks off, unless `isOpen`. Each
 * call returns the function that ends it.
 */
export function playerOf<Timer>(
  streams: readonly (readonly StreamEvent[])[],
  clock: PlayerClock<Timer>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): (report: (report: StreamReport) => void) => () => void {
  let played = 0
  return (report) => {
    const events = streams[Math.min(played, streams.length - 1)] ?? []
    played += 1
    let index = 0
    const step = () => {
      const event = events[index]
      index += 1
      if (event) {
        timer = clock.setTimeout(step, stepMs)
        report({ type: 'RECEIVED', event })
      } else if (!isOpen) report({ type: 'BROKEN' })
    }
    let timer = clock.setTimeout(step, stepMs)
    return () => clock.clearTimeout(timer)
  }
}
