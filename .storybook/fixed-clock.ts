/** Times at which a story can be looked at. */
export const clocks = {
  'day-21': { moment: Date.UTC(2026, 10, 21, 12), title: '21 November, noon' },
  'first-day': { moment: Date.UTC(2026, 10, 1, 8), title: '1 November, morning' },
  'month-end': { moment: Date.UTC(2026, 10, 30, 23, 30), title: '30 November, 23:30' },
  'new-year': { moment: Date.UTC(2027, 0, 1, 0, 5), title: '1 January, 0:05' },
} as const

export type ClockName = keyof typeof clocks

/** The time in every test: the Saturday on which the demo brand is at day 21 of its month. */
export const testClock: ClockName = 'day-21'

let moment: number = clocks[testClock].moment

const Real = globalThis.Date

class StoppedDate extends Real {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(moment)
    else super(...(parts as [number]))
  }
  static override now() {
    return moment
  }
}

/** Stops the clock, so that a story looks the same on any day. */
export function stopClock(name: ClockName = testClock): void {
  moment = clocks[name].moment
  globalThis.Date = StoppedDate as DateConstructor
}

export function startClock(): void {
  globalThis.Date = Real
}
