/**
 * The server's two clocks. Sessions, limits and leases use real time; dates that customers see use product time, which
 * a test may move (CLK-01, CLK-04).
 */
export interface Clock {
  /** Real time. */
  real(): Date
  /** Product time: real time plus the current offset. */
  product(offsetHours: number): Date
}

const hour = 3_600_000

export const systemClock: Clock = clockFrom(() => new Date())

/** A clock set by a test. */
export function clockFrom(real: () => Date): Clock {
  return { real, product: (offsetHours) => new Date(real().getTime() + offsetHours * hour) }
}
