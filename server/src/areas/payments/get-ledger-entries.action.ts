import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { statementOf } from '../../ledger/statement.repo.ts'

const postingsPerPage = 50

/** The ledger postings that one of the caller's amounts consists of. */
export const getLedgerEntries = defineAction('get-ledger-entries', {
  policy: signedIn,
  async handle({ db, account }, payload) {
    const choice = {
      subject: payload.subject ?? null,
      account: payload.account ?? null,
      before: payload.before ?? null,
    }
    const found = await statementOf(db, account.id, choice, postingsPerPage + 1)
    const postings = found.slice(0, postingsPerPage).map(({ id: _id, entries, ...posting }) => ({
      ...posting,
      _id,
      entries: entries.map((entry) => ({
        ...entry,
        amount: entry.unit === 'token' ? entry.amount : fromMinorUnits(entry.amount),
      })),
    }))
    return { postings, isMore: found.length > postingsPerPage }
  },
})
