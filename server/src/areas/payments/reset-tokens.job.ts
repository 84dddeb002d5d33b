import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { resetMonthlyTokens } from './subscription.service.ts'

/** Resets the monthly tokens of an annual plan each month (OPN-55). */
export const resetTokens: JobHandler<'reset-tokens'> = {
  async run({ db, now }, { userId }) {
    await db.transaction(async (trx) => {
      await lockOwner(trx, userId)
      await resetMonthlyTokens(trx, userId, now)
    })
  },

  async onExhausted({ db, now, log }, { userId }) {
    log.error({ userId }, 'monthly tokens were not reset; will retry')
    await scheduleDueWork(db, { kind: 'reset-tokens', subject: userId }, addHours(now, 1))
  },
}
