import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { forgetReceiptWords } from '../payments/receipt.repo.ts'
import { notify } from '../notifications/notification.service.ts'
import { settleAllAds } from '../launches/lifecycle/stop-all-ads.ts'
import {
  brandsOf,
  closeTeams,
  deleteAccountRow,
  deleteBrand,
  type ErasedAccount,
  findErasedAccount,
  forgetAddress,
  handOverTeamWork,
} from './erased-account.repo.ts'
import { loosenFilesOfAccount, loosenFilesOfBrand } from './loose-file.repo.ts'
import { removeLooseFiles } from './remove-loose-files.ts'

/**
 * Erases an account whose deletion was requested, with its brands, its teams and their brands (PLN-25, OPN-67). Erases
 * brand by brand to keep transactions short; a new attempt continues where an interrupted one stopped.
 */
export const eraseAccount: JobHandler<'erase-account'> = {
  async run(context, { userId }) {
    const { db, gateways, now: date } = context
    const account = await findErasedAccount(db, userId)
    if (account) {
      const ideaIds = await brandsOf(db, userId)
      await settleAllAds(context, { ownerId: userId, ideaIds }, date)
      for (const ideaId of ideaIds) {
        await db.transaction(async (trx) => {
          await loosenFilesOfBrand(trx, ideaId, date)
          await deleteBrand(trx, ideaId)
        })
      }
      await db.transaction((trx) => erase(trx, account, date))
    }
    await removeLooseFiles(db, gateways.storage)
  },

  async onExhausted({ db, now, log }, { userId }) {
    log.error({ userId }, 'account was not erased; will retry')
    await scheduleDueWork(db, { kind: 'erase-account', subject: userId }, addHours(now, 1))
  },
}

async function erase(trx: Db, account: ErasedAccount, now: Date): Promise<void> {
  await handOverTeamWork(trx, account.id)
  for (const { name, memberIds } of await closeTeams(trx, account.id))
    await notify(trx, { userIds: memberIds, kind: 'teamClosed', params: { team: name }, now })
  await loosenFilesOfAccount(trx, account.id, now)
  await forgetAddress(trx, account)
  await deleteAccountRow(trx, account.id)
  // Charges lock the account's row while they issue receipts, so all receipts exist once the row is deleted.
  await forgetReceiptWords(trx, account.id)
}
