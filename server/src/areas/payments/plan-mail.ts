import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { planWords } from '@aloft/messages/en/plan-words'
import { formatMoney } from '@aloft/messages/money-format'
import type { MailContent } from '@aloft/mails/mail-content'
import type { MailContext } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { findAccount } from '../account/account.repo.ts'
import { findSubscription, type SubscriptionRow } from '../plans/subscription.repo.ts'
import { planCharge } from './plan-charge.ts'

/**
 * A mail about an account's plan as it is when the mail is sent: its name, its end and the next charge. Null if the
 * account is deleted, or the mail no longer applies.
 */
export async function composePlanMail(
  { db, settings }: MailContext,
  userId: string,
  isStillTrue: (subscription: SubscriptionRow) => boolean,
): Promise<MailContent | null> {
  const account = await findAccount(db, userId)
  const subscription = await findSubscription(db, userId)
  if (!account || !subscription || !isStillTrue(subscription)) return null
  const { planLabel, isAnnual, periodEnd } = subscription
  const values = {
    plan: planOf(planLabel).marketingName,
    date: utcDate(periodEnd, 'date'),
    amount: formatMoney(planCharge(settings, { planLabel, isAnnual }).amount, 'EUR'),
    rhythm: planWords.rhythms[isAnnual ? 'annual' : 'monthly'],
  }
  const { email: to, language } = account
  return { to, language, values, link: pageLink(settings, '/0/payments') }
}
