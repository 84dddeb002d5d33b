interface Timer {
  readonly due: number
  readonly callback: () => void
}

/** Faster than real time, as pictures wait for machines. */
const [stepMs, beatMs] = [25, 10]

/**
 * A clock for simulated machines: on a busy machine it slows down instead of skipping, and runs one timer at a time, so
 * that events always follow each other in the same order, as pictures of their log need.
 */
export interface SteadyClock {
  readonly setTimeout: (callback: () => void, ms: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

export function startSteadyClock(): SteadyClock {
  let now = 0
  let timers: readonly Timer[] = []
  let beat: ReturnType<typeof setInterval> | undefined
  const remove = (timer: Timer) => {
    timers = timers.filter((one) => one !== timer)
  }
  const advance = () => {
    const [next] = timers
    if (!next) {
      clearInterval(beat)
      beat = undefined
    } else if (next.due > now + stepMs) now += stepMs
    else {
      now = next.due
      remove(next)
      next.callback()
    }
  }
  return {
    setTimeout: (callback, ms) => {
      const timer = { due: now + ms, callback }
      timers = [...timers, timer].toSorted((one, other) => one.due - other.due)
      beat ??= setInterval(advance, beatMs)
      return timer
    },
    clearTimeout: remove,
  }
}
