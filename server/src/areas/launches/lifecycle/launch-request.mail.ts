import type { MailDefinition } from '../../../mails/define.ts'
import { pageLink } from '../../../mails/page-link.ts'
import { findAccount } from '../../account/account.repo.ts'
import { findNamesOfAd } from '../core/launch.repo.ts'

/** To a brand's owner, from somebody who may not launch its ad (OPN-63). */
export const launchRequestedMail: MailDefinition<'launchRequested'> = {
  async compose({ db, settings }, { userId, actorId, balloonId }) {
    const account = await findAccount(db, userId)
    const actor = await findAccount(db, actorId)
    const names = await findNamesOfAd(db, balloonId)
    if (!account || !actor || !names) return null
    const { email, language } = account
    const query = new URLSearchParams({ ideaId: names.ideaId, balloonId })
    return {
      to: email,
      language,
      values: { person: actor.username, campaign: names.name, project: names.title },
      link: pageLink(settings, `/0/launch?${query.toString()}`),
    }
  },
}
