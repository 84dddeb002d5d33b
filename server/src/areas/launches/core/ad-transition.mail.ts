import type { AdTransition } from '@aloft/domain/notifications/notification-kinds.rules'
import type { MailContent } from '@aloft/mails/mail-content'
import type { AdTransitionMail } from '../../../mails/catalogue.ts'
import type { MailContext } from '../../../mails/define.ts'
import { pageLink } from '../../../mails/page-link.ts'
import { findAccount } from '../../account/account.repo.ts'
import { notificationWords } from '../../notifications/notification-words.ts'
import { findNamesOfAd } from './launch.repo.ts'

/** Mail to the payer about a transition of an ad; not sent if the ad was deleted. */
const adTransitionMail = {
  async compose({ db, settings }: MailContext, mail: AdTransitionMail): Promise<MailContent | null> {
    const account = await findAccount(db, mail.userId)
    const names = await findNamesOfAd(db, mail.balloonId)
    if (!account || !names) return null
    const { email, language } = account
    const words = notificationWords(language, mail.params)
    const values = { ...words, campaign: names.name, project: names.title }
    const query = new URLSearchParams({ ideaId: names.ideaId, balloonId: mail.balloonId })
    return { to: email, language, values, link: pageLink(settings, `/0/launch?${query.toString()}`) }
  },
}

/** The same mail for every transition; the texts of each are in the catalogue. */
export const adTransitionMails = {
  adSubmitted: adTransitionMail,
  adApproved: adTransitionMail,
  adLive: adTransitionMail,
  adEndingSoon: adTransitionMail,
  adRejected: adTransitionMail,
  adStopped: adTransitionMail,
  adRefunded: adTransitionMail,
  adFinished: adTransitionMail,
  adHeld: adTransitionMail,
  adRenewed: adTransitionMail,
  adPaymentFailed: adTransitionMail,
  adLaunchFailed: adTransitionMail,
} satisfies Record<AdTransition, typeof adTransitionMail>
