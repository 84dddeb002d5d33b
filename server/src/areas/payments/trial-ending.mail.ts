import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from '../account/account.repo.ts'

export const trialEndingMail: MailDefinition<'trialEnding'> = {
  async compose({ db, settings }, { userId, plan, date }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email, language } = account
    return { to: email, language, values: { plan, date }, link: pageLink(settings, '/0/create/plan') }
  },
}
