import { checkSalesMessage } from '@aloft/domain/plans/contact-sales.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { insertSalesRequest } from './sales-request.repo.ts'

export const contactSales = defineAction('contact-sales', {
  policy: signedIn,
  async handle({ db, account, now }, { message, phone }) {
    if (checkSalesMessage(message)) throw new CallError('invalidPayload', { field: 'message' })
    await insertSalesRequest(db, {
      id: uuidv7(),
      userId: account.id,
      message: message.trim(),
      phone: phone?.trim() || null,
      now,
    })
    return 'OK'
  },
})
