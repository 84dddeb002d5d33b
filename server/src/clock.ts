/**
 * The two clocks of the server. Sessions, limits and leases use real time; everything a customer would
 * call a date uses product time, which a test may move (CLK-01, CLK-04).
 */
export interface Clock {
  /** Real time. */
  real(): Date
  /** Product time: real time plus the offset in force. */
  product(offsetHours: number): Date
}

const hour = 3_600_000

export const systemClock: Clock = clockFrom(() => new Date())

/** A clock that stands where a test puts it. */
export function clockFrom(real: () => Date): Clock {
  return { real, product: (offsetHours) => new Date(real().getTime() + offsetHours * hour) }
}
