import type { MailDefinitions } from '../mails/define.ts'
import { accountMails } from './generated/account.ts'
import { assistantMails } from './generated/assistant.ts'
import { launchesMails } from './generated/launches.ts'
import { notificationsMails } from './generated/notifications.ts'
import { paymentsMails } from './generated/payments.ts'
import { publishingMails } from './generated/publishing.ts'
import { teamsMails } from './generated/teams.ts'

/** Every mail by its name in the catalogue. */
export const mailDefinitions: MailDefinitions = {
  ...accountMails,
  ...assistantMails,
  ...launchesMails,
  ...notificationsMails,
  ...paymentsMails,
  ...publishingMails,
  ...teamsMails,
}
