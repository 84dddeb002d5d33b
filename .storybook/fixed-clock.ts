/** The time in every story: the Saturday on which the demo brand is at day 21 of its month. */
const moment = Date.UTC(2026, 10, 21, 12)

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
export function stopClock(): void {
  globalThis.Date = StoppedDate as DateConstructor
}

export function startClock(): void {
  globalThis.Date = Real
}
