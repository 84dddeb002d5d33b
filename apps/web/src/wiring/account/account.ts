import type { User } from '@aloft/domain/account/user.entity'
import type { PayloadOf } from '@aloft/contract/schemas'
import { setUser, storedUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { type Refusal, refusalOf } from '../core/refusal.ts'
import { enterWith } from './session.ts'

/** Requests a link for a new password; the answer doesn't reveal whether there's an account. */
export async function requestReset(email: string): Promise<Refusal<never> | null> {
  const outcome = await api.call('forgot-password', { email })
  return outcome.kind === 'reply' ? null : refusalOf(outcome)
}

/** Sets a new password with the code of an emailed link, and logs in. */
export async function resetPassword(
  payload: PayloadOf<'reset-password'>,
): Promise<Refusal<'passwordResetFail'> | null> {
  const outcome = await api.call('reset-password', payload)
  if (outcome.kind === 'failure') return { failure: 'passwordResetFail' }
  if (outcome.kind !== 'reply') return refusalOf(outcome)
  await enterWith(outcome.reply)
  return null
}

/** Whether the user has an address that isn't verified yet. */
export function isEmailAwaited({ isEmailValidated, pendingEmail }: User): boolean {
  return !isEmailValidated || pendingEmail !== null
}

/** Another verification mail to the address that waits for one (SES-25). */
export async function resendValidation(): Promise<Refusal<never> | null> {
  const outcome = await api.call('resend-validation-email', {})
  return outcome.kind === 'reply' ? null : refusalOf(outcome)
}

/** Mails the user a link to a page of the app (RTE-06). */
export async function sendPageLink(address: string): Promise<Refusal<never> | null> {
  const outcome = await api.call('send-page-link', { address })
  return outcome.kind === 'reply' ? null : refusalOf(outcome)
}

/** Records that the user has seen the welcome on a phone; if it fails, the next login shows it again (RTE-06). */
export async function recordMobileWelcome(): Promise<void> {
  await api.call('add-user-completed-task', { task: 'mobileWelcome' })
}

type Changes = PayloadOf<'update-user'>['data']

/** Changes the given fields of the account. */
async function changeAccount(data: Changes): Promise<Refusal<'badLogin' | 'emailInUse'> | null> {
  const outcome = await api.call('update-user', { data })
  if (outcome.kind === 'failure') return { failure: outcome.failure.error }
  if (outcome.kind !== 'reply') return refusalOf(outcome)
  setUser(outcome.reply)
  return null
}

/** Changes name and language. */
export async function changeProfile(
  data: Pick<Changes, 'username' | 'language'>,
): Promise<Refusal<never> | null> {
  const refusal = await changeAccount(data)
  return refusal && withoutOwn(refusal)
}

/** Requests a change of address, which takes effect when its link is opened. */
export function changeEmail(
  data: Pick<Changes, 'email' | 'password'>,
): Promise<Refusal<'badLogin' | 'emailInUse'> | null> {
  return changeAccount(data)
}

/** Sets a new password, which ends the sessions of other devices. */
export async function changePassword(
  data: Pick<Changes, 'password' | 'newPassword'>,
): Promise<Refusal<'badLogin'> | null> {
  const refusal = await changeAccount(data)
  if (refusal?.failure === 'badLogin') return { failure: 'badLogin' }
  return refusal && withoutOwn(refusal)
}

/** Only the failures that belong to no field of the form. */
function withoutOwn({ failure, waitSeconds = 60 }: Refusal<string>): Refusal<never> {
  return failure === 'tooManyAttempts' || failure === 'busy'
    ? { failure, waitSeconds }
    : { failure: 'generic' }
}

/** Deletes the account; resolves with the time when everything is erased, or null if it failed (OPN-67). */
export async function deleteAccount(
  confirmation: PayloadOf<'delete-account'>['confirmation'],
): Promise<Date | null> {
  const outcome = await api.call('delete-account', { confirmation })
  return outcome.kind === 'reply' ? outcome.reply.deletionDate : null
}

/**
 * Joins the team and logs in; without a password, in the current session. Failures of the code itself are the
 * same as those of `get-invite`.
 */
export async function acceptInvite({
  password = storedUser()?.userToken ?? '',
  ...rest
}: Omit<PayloadOf<'accept-invite'>, 'password'> & { password: string | undefined }): Promise<Refusal<
  'badLogin' | 'inviteInvalid' | 'inviteAlreadyVerified'
> | null> {
  const outcome = await api.call('accept-invite', { ...rest, password })
  if (outcome.kind === 'failure') return { failure: outcome.failure.error }
  if (outcome.kind !== 'reply') return refusalOf(outcome)
  await enterWith(outcome.reply)
  return null
}

/** Sends the answers of the product-market-fit survey. */
export async function sendSurvey(payload: PayloadOf<'submit-pmf-survey'>): Promise<Refusal<never> | null> {
  const outcome = await api.call('submit-pmf-survey', payload)
  return outcome.kind === 'reply' ? null : refusalOf(outcome)
}
