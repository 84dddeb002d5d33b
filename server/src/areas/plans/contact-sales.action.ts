import { checkSalesMessage } from '@aloft/domain/plans/contact-sales.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { insertSalesRequest } from './sales-request.repo.ts'

/** Stores a message to the sales desk and mails it to them. */
export const contactSales = defineAction('contact-sales', {
  policy: signedIn,
  async handle(context, payload) {
    if (checkSalesMessage(payload.message)) throw new CallError('invalidPayload', { field: 'message' })
    const { db, account, now } = context
    const message = payload.message.trim()
    const phone = payload.phone?.trim() || null
    const request = { kind: 'message', message } as const
    await insertSalesRequest(db, { id: uuidv7(), userId: account.id, request, phone, now })
    await sendMail(context, 'contactSales', { userId: account.id, message, phone })
    return 'OK'
  },
})
