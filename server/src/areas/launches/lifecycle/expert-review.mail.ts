import { pageLink } from '../../../mails/page-link.ts'
import type { MailDefinition } from '../../../mails/define.ts'
import { findAccount } from '../../account/account.repo.ts'
import { salesMail } from '../../account/contact-sales.mail.ts'
import { findNamesOfAd } from '../core/launch.repo.ts'

/** A customer's request for a free expert review of an ad, sent to the sales desk (EDT-15). */
export const expertReviewMail: MailDefinition<'expertReview'> = {
  async compose({ db, settings }, { userId, ideaId, balloonId }) {
    const account = await findAccount(db, userId)
    const ad = await findNamesOfAd(db, balloonId)
    if (!account || !ad) return null
    const query = new URLSearchParams({ ideaId, balloonId }).toString()
    const address = pageLink(settings, `/0/editor?${query}`)
    return salesMail(account, settings, { name: ad.name, brand: ad.title, address })
  },
}
