import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import { usernameOf } from '@aloft/domain/account/username.rules'
import type { FailureOf, ParsedPayloadOf } from '@aloft/contract/schemas'
import { v7 as uuidv7 } from 'uuid'
import { type ActionContext, defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import type { SocialPerson } from '../../gateways/social-login/social-login.port.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { findCredentials } from './account.repo.ts'
import { registerAccount } from './account.service.ts'
import { markEmailValidated } from './credentials.repo.ts'
import { attemptPassword } from './password-attempt.service.ts'
import { signIn } from './session.service.ts'
import { findIdentity, insertIdentity } from './social-identity.repo.ts'
import type { SocialLoginRow } from './social-login.repo.ts'
import { askForMore, keepSocialLogin, redeemableSocialLogin } from './social-login.service.ts'

type Payload = ParsedPayloadOf<'redeem-social-login'>
type Failure = FailureOf<'redeem-social-login'>
type KnownLogin = SocialLoginRow & { readonly person: SocialPerson }

/** Result of redeeming a login. */
type Verdict =
  | { readonly kind: 'known'; readonly login: KnownLogin; readonly userId: string }
  | { readonly kind: 'link'; readonly login: KnownLogin; readonly userId: string; readonly email: string }
  | { readonly kind: 'new'; readonly login: KnownLogin; readonly email: string }
  | { readonly kind: 'failed'; readonly failure: Failure }

const maxWrongPasswords = 5
const refused: Verdict = { kind: 'failed', failure: { error: 'platformAuthFailure' } }

/**
 * Completes a login through a platform (ACT-008). A known identity is signed in. An unknown one is linked to the
 * account with its address by that account's password, or creates an account once the terms are accepted. This is
 * decided before the transaction, because passwords are hashed there and a code is used up even if the call fails.
 */
export const redeemSocialLogin = defineAction('redeem-social-login', {
  policy: anyone,
  prepare: judge,

  async handle(context, { language }, verdict) {
    if (verdict.kind === 'failed') return verdict.failure
    const { db, now } = context
    const { platform, person, returnUrl, referralCode } = verdict.login
    const userId = verdict.kind === 'new' ? uuidv7() : verdict.userId
    if (verdict.kind === 'new') {
      const isAdded = await registerAccount(db, {
        id: userId,
        email: verdict.email,
        username: usernameOf(person.name, verdict.email),
        passwordHash: null,
        socialPlatform: platform,
        isEmailValidated: person.isEmailVerified,
        language: language ?? 'en',
        referralCode,
        now,
      })
      if (!isAdded) return { error: 'platformAuthFailure' }
      if (!person.isEmailVerified) await sendMail(context, 'verifyEmail', { userId, email: verdict.email })
    }
    if (verdict.kind !== 'known') {
      const { subject } = person
      if (!(await insertIdentity(db, { platform, subject, userId, now }))) {
        return { error: 'platformAuthFailure' }
      }
    }
    if (verdict.kind === 'link' && person.isEmailVerified) {
      await markEmailValidated(db, userId, verdict.email)
    }
    return { ...(await signIn(context, userId)), returnUrl }
  },
})

async function judge(context: ActionContext, payload: Payload): Promise<Verdict> {
  const { db, browserKey } = context
  const login = await redeemableSocialLogin(context, { browserKey, code: payload.code })
  if (!login?.person) return refused
  const known: KnownLogin = { ...login, person: login.person }
  const { platform, person } = known
  const identity = await findIdentity(db, platform, person.subject)
  if (identity) {
    return identity.isBanned ? refused : { kind: 'known', login: known, userId: identity.userId }
  }
  if (person.email === null || checkEmail(person.email)) {
    return { kind: 'failed', failure: { error: 'emailMissing', platform } }
  }
  const email = normaliseEmail(person.email)
  return (await judgeLink(context, known, email, payload)) ?? judgeNew(context, known, email, payload)
}

/** The result for an account that already has the address; undefined if there is none. */
async function judgeLink(
  context: ActionContext,
  login: KnownLogin,
  email: string,
  payload: Payload,
): Promise<Verdict | undefined> {
  const { platform } = login
  const account = await findCredentials(context.db, email)
  if (!account) return undefined
  if (account.isBanned) return refused
  if (!account.passwordHash) {
    if (!account.socialPlatform) return refused
    const socialPlatform = account.socialPlatform
    return { kind: 'failed', failure: { error: 'emailInUse', platform, email, socialPlatform } }
  }
  const ask = async (asked: SocialLoginRow, isPasswordWrong: boolean): Promise<Verdict> => {
    const { code } = await askForMore(context, asked, !isPasswordWrong)
    return { kind: 'failed', failure: { error: 'linkNeedsPassword', platform, email, code, isPasswordWrong } }
  }
  if (payload.password === undefined) return ask(login, false)
  // The person linking has seen this address. A password for another address must not count as an attempt here.
  if (normaliseEmail(payload.email ?? '') !== email) return refused
  const attempt = { email, password: payload.password, hash: account.passwordHash }
  const isMatch = await attemptPassword(context, attempt).catch(async (error: unknown) => {
    // Refused before the password was checked, so the code stays valid.
    await keepSocialLogin(context, payload.code, login)
    throw error
  })
  if (isMatch) {
    return { kind: 'link', login, userId: account.id, email }
  }
  const wrongPasswords = login.wrongPasswords + 1
  return wrongPasswords < maxWrongPasswords ? ask({ ...login, wrongPasswords }, true) : refused
}

async function judgeNew(
  context: ActionContext,
  login: KnownLogin,
  email: string,
  payload: Payload,
): Promise<Verdict> {
  if (payload.isTermsAccepted) return { kind: 'new', login, email }
  const { platform, person } = login
  const { code } = await askForMore(context, login, true)
  const username = usernameOf(person.name, email)
  return { kind: 'failed', failure: { error: 'termsNeeded', platform, email, username, code } }
}
