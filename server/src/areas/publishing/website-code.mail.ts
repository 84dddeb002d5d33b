import { siteHost } from '@aloft/domain/core/url'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import type { MailDefinition } from '../../mails/define.ts'
import { safeName } from '../../mails/safe-name.ts'
import { findAccount } from '../account/account.repo.ts'
import { findIdea } from '../ideas/idea.repo.ts'

/** The snippet of a brand, to the person who manages its website; replies go to whoever sent it. */
export const websiteCodeMail: MailDefinition<'websiteCode'> = {
  async compose({ db, settings }, { userId, ideaId, email }) {
    const [account, idea] = await Promise.all([findAccount(db, userId), findIdea(db, ideaId)])
    if (!account || !idea?.url) return null
    const values = {
      sender: safeName(account.username) ?? account.email,
      website: siteHost(idea.url) || settings.PRODUCT_NAME,
      code: snippetOf(settings.publicUrl, ideaId),
    }
    return { to: email, replyTo: account.email, language: account.language, values }
  },
}
