import { pathOfFocus } from '@aloft/domain/assistant/focus-keys.rules'
import type { MailDefinition } from '../../mails/define.ts'
import { translate } from '../../translate.ts'
import { findAccount } from '../account/account.repo.ts'
import { listAnswers } from './hand-over.repo.ts'

/** What a person of the support has answered, with a link that opens the chat (AST-31). */
export const supportAnswersMail: MailDefinition<'supportAnswers'> = {
  async compose({ db, settings }, { userId, runId, ...places }) {
    const account = await findAccount(db, userId)
    const answers = await listAnswers(db, runId, places)
    const [first] = answers
    // The conversation was cleared.
    if (!account || !first) return null
    const { email, language, isEmailValidated } = account
    const link = new URL(pathOfFocus(first.focusKey), settings.publicUrl)
    link.searchParams.set('chat', 'open')
    return {
      to: email,
      language,
      values: {
        // An unverified address may be a stranger's.
        answers: isEmailValidated
          ? answers.map(({ text }) => text).join('\n\n')
          : translate(language, 'mails.support.hidden', {}),
      },
      link: link.href,
    }
  },
}
