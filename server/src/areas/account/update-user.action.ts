import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import { checkPassword } from '@aloft/domain/account/password.rules'
import { checkUsername } from '@aloft/domain/account/username.rules'
import type { PayloadOf } from '@aloft/contract/schemas'
import { CallError } from '../../action/call-error.ts'
import type { WorkContext } from '../../work-context.ts'
import type { AccountRow } from '../../action/caller.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { updateAccount } from './account.repo.ts'
import { findPasswordHash, isEmailTaken, setPendingEmail } from './credentials.repo.ts'
import { changePassword } from './credentials.service.ts'
import { dropLinks } from './mailed-link.repo.ts'
import { matchesPassword, protectPassword } from './password-hash.ts'
import { wireUser } from './user.wire.ts'

type Changes = PayloadOf<'update-user'>['data']

/**
 * Changes the given fields of the account. A new email or password requires the current password; an account without
 * one must first set it by a reset. A new email applies once its link is opened.
 */
export const updateUser = defineAction('update-user', {
  policy: signedIn,

  async prepare({ db, account }, { data }) {
    refuseWrong(data)
    if (!isOtherEmail(data, account) && data.newPassword === undefined) return undefined
    const knownHash = await findPasswordHash(db, account.id)
    if (!(await matchesPassword(data.password ?? '', knownHash))) return 'badLogin'
    return { knownHash, hash: data.newPassword && (await protectPassword(data.newPassword)) }
  },

  async handle(context, { data }, prepared) {
    if (prepared === 'badLogin') return { error: 'badLogin' }
    const { db, account, sessionId } = context
    const { id: userId } = account
    if (prepared?.hash) {
      const { hash, knownHash } = prepared
      const isChanged = await changePassword(context, { userId, hash, knownHash, sessionId })
      if (!isChanged) return { error: 'badLogin' }
      account.pendingEmail = null
    }
    if (data.email !== undefined && !(await changeEmail(context, account, data.email))) {
      return { error: 'emailInUse' }
    }
    const changes = {
      ...(data.username !== undefined && { username: data.username.trim() }),
      ...(data.language !== undefined && { language: data.language }),
      ...(data.questionnaire && { questionnaire: data.questionnaire }),
    }
    await updateAccount(db, userId, changes)
    return wireUser({ ...account, ...changes })
  },
})

function refuseWrong({ username, email, newPassword }: Changes): void {
  const wrong =
    (username !== undefined && checkUsername(username) && 'username') ||
    (email !== undefined && checkEmail(email) && 'email') ||
    (newPassword !== undefined && checkPassword(newPassword) && 'newPassword')
  if (wrong) throw new CallError('invalidPayload', { field: `data.${wrong}` })
}

function isOtherEmail({ email }: Changes, account: AccountRow): boolean {
  return email !== undefined && normaliseEmail(email) !== account.email
}

/**
 * Starts a change of address, or cancels a started one if the address is already the account's own. False if it's
 * taken.
 */
async function changeEmail(
  context: Pick<WorkContext, 'db' | 'clock' | 'enqueue'>,
  account: AccountRow,
  requested: string,
): Promise<boolean> {
  const { db, clock } = context
  const { id: userId } = account
  const email = normaliseEmail(requested)
  const isOwn = email === account.email
  if (!isOwn && (await isEmailTaken(db, email))) return false
  if (isOwn && account.pendingEmail === null) return true
  account.pendingEmail = isOwn ? null : email
  await setPendingEmail(db, userId, account.pendingEmail, clock.real())
  await dropLinks(db, userId, ['changeEmail'])
  if (isOwn) return true
  await sendMail(context, 'changeEmail', { userId, email })
  await sendMail(context, 'emailChangeAsked', { userId, newEmail: email })
  return true
}
