import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { paidEvent, refusedEvent } from './payment-events.ts'
import { listRefusedPayments } from './payment.repo.ts'
import { listReceipts } from './receipt.repo.ts'

const paymentsPerPage = 25

/** What the caller was charged for, and charges that were refused (ACT-121, PLN-20). */
export const getPayments = defineAction('get-payments', {
  policy: signedIn,
  async handle({ db, account }, payload) {
    const page = { before: payload.before ?? null, limit: paymentsPerPage + 1 }
    const receipts = await listReceipts(db, account.id, page)
    const refused = await listRefusedPayments(db, account.id, page)
    // Ids grow with time, in both tables.
    const events = [...receipts.map(paidEvent), ...refused.map(refusedEvent)].toSorted((a, b) =>
      a._id < b._id ? 1 : -1,
    )
    return { payments: events.slice(0, paymentsPerPage), isMore: events.length > paymentsPerPage }
  },
})
