import { CallError } from '../../action/call-error.ts'
import type { Counter } from '../../action/counter.repo.ts'
import type { ActionContext } from '../../action/define.ts'
import { isKnownDevice } from './known-device.repo.ts'
import { deviceDigest } from './known-device.service.ts'

/**
 * Limits on attempts for an account's email, depending on where they come from. No attempt is refused because of its
 * email alone.
 */
export interface AttemptBudget {
  /** Limits for a browser that has logged in to the account before. */
  readonly ofDevice: readonly Counter[]
  /** Limits for a network and email together. */
  readonly ofPlace: readonly Counter[]
  /** Limit for a network, whatever the email. */
  readonly ofNetwork: Counter
}

type Point = readonly [counter: Counter, key: string]
type Context = Pick<ActionContext, 'db' | 'clock' | 'counters' | 'visitor'>

export interface TakenAttempt {
  readonly isKnownDevice: boolean
  /** Returns the attempt to the budget because it was not made after all. */
  giveBack(): Promise<void>
  /**
   * Resets the counters of the place or device. The network only gets this attempt back, because others may be guessing
   * from there.
   */
  settle(): Promise<void>
}

/**
 * Takes an attempt for a normalised email from its budget, or throws `tooManyRequests`. Call it before the work: if the
 * counter was only checked, parallel attempts would all pass.
 */
export async function takeAttempt(
  context: Context,
  { ofDevice, ofPlace, ofNetwork }: AttemptBudget,
  email: string,
): Promise<TakenAttempt> {
  const { db, clock, counters, visitor } = context
  const device = deviceDigest(context)
  const isKnown = device !== undefined && (await isKnownDevice(db, device, email, clock.real()))
  const own = `${isKnown ? device.toString('hex') : visitor.network} ${email}`
  const points: Point[] = isKnown
    ? ofDevice.map((counter) => [counter, own])
    : [...ofPlace.map((counter): Point => [counter, own]), [ofNetwork, visitor.network]]

  const giveBack = async (some: readonly Point[]) => {
    for (const [counter, key] of some) await counters.giveBack(counter, key)
  }
  for (const [at, [counter, key]] of points.entries()) {
    const taken = await counters.take(counter, key)
    if (taken.isTaken) continue
    await giveBack(points.slice(0, at))
    throw new CallError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
  }
  return {
    isKnownDevice: isKnown,
    giveBack: () => giveBack(points),
    async settle() {
      for (const [counter, key] of points) {
        await (counter === ofNetwork ? counters.giveBack(counter, key) : counters.clear(counter, key))
      }
    },
  }
}
