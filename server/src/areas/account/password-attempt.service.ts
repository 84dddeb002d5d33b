import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { CallError } from '../../action/call-error.ts'
import type { ActionContext } from '../../action/define.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { takeAttempt } from './attempt-budget.service.ts'
import { failuresBeforeWait, loginWaitSeconds } from './login-wait.rules.ts'
import { knownRank, matchesPassword } from './password-hash.ts'
import type { Rank } from './work-queue.ts'

type Context = Pick<ActionContext, 'db' | 'clock' | 'counters' | 'visitor' | 'enqueue'>

// The sixth quick attempt from one place is refused (OPN-94).
const quick = { limit: 5, seconds: 60 }
const hourly = { limit: 20, seconds: 3600 }
const budget = {
  ofDevice: [
    { name: 'password-device', ...quick },
    { name: 'password-device-hourly', ...hourly },
  ],
  ofPlace: [
    { name: 'password-place', ...quick },
    { name: 'password-place-hourly', ...hourly },
  ],
  ofNetwork: { name: 'password-network', limit: 60, seconds: 600 },
}
// Counts a network's attempts that failed or were refused because the queue was full: networks with fewer go first.
const attemptCounter = { name: 'password-turns', limit: 1_000_000, seconds: 600 }
// Only counts, without a limit: anyone who knows an email could use up a limit on its account.
const failuresOnAccount = { name: 'password-account', limit: 1_000_000, seconds: 3600 }
const alerts = { name: 'login-alert', limit: 1, seconds: 24 * 3600 }

/**
 * Whether the given password matches the account of an email. Failures are counted by network, and by network and
 * email; a browser that has logged in to the account before has its own budget. Many failures on one account only make
 * the next unknown place wait, and its owner gets a mail. The work is the same whether or not the account exists.
 * Throws `tooManyRequests` or `unavailable`, each with a retry time. Call it in `prepare`.
 */
export async function attemptPassword(
  context: Context,
  { email: given, password, hash }: { email: string; password: string; hash: string | null },
): Promise<boolean> {
  const { counters, visitor } = context
  const email = normaliseEmail(given)
  const attempt = await takeAttempt(context, budget, email)
  const { isKnownDevice } = attempt
  let isMatch: boolean
  try {
    if (!isKnownDevice) await requireWait(context, email)
    isMatch = await matchesPassword(password, hash, isKnownDevice ? knownRank : await countAttempt(context))
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
  if (isMatch) {
    await attempt.settle()
    if (!isKnownDevice) await counters.giveBack(attemptCounter, visitor.network)
  } else if (!isKnownDevice) await countFailure(context, email)
  return isMatch
}

/**
 * The rank of a stranger's next password: the number of attempts by its network that failed, were refused or are in
 * progress.
 */
export async function countAttempt({
  counters,
  visitor,
}: Pick<ActionContext, 'counters' | 'visitor'>): Promise<Rank> {
  const taken = await counters.take(attemptCounter, visitor.network)
  return taken.isTaken ? taken.count - 1 : attemptCounter.limit
}

async function requireWait({ counters, visitor }: Context, email: string): Promise<void> {
  const seconds = loginWaitSeconds(await counters.count(failuresOnAccount, email))
  if (seconds === 0) return
  const retryAfterSeconds = await counters.passAfterWait('login-wait', `${visitor.network} ${email}`, seconds)
  if (retryAfterSeconds > 0) throw new CallError('tooManyRequests', { retryAfterSeconds })
}

async function countFailure(context: Context, email: string): Promise<void> {
  const { db, counters } = context
  const failures = await counters.take(failuresOnAccount, email)
  if (failures.isTaken && failures.count <= failuresBeforeWait) return
  if (!(await counters.take(alerts, email)).isTaken) return
  await db.transaction((trx) => sendMail({ ...context, db: trx }, 'loginAlert', { email }))
}
