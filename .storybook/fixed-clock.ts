/** The moment of every story: the Saturday on which the demo brand's month stands at day 21. */
const moment = Date.UTC(2026, 10, 21, 12)

/** Stops the clock, so that a story looks the same on any day. Returns what starts it again. */
export function stopClock(): () => void {
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
  globalThis.Date = StoppedDate as DateConstructor
  return () => {
    globalThis.Date = Real
  }
}
