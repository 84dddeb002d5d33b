import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { Db } from '../../db/db.ts'
import type { SocialPerson } from '../../gateways/social-login/social-login.port.ts'

/** A step of a social login in progress. */
export interface SocialLoginRow {
  platform: SocialPlatform
  browserDigest: Buffer
  returnUrl: string | null
  /** Referral code of another user (ACA-03). */
  referralCode: string | null
  /** Set once the platform has answered. */
  person: SocialPerson | null
  wrongPasswords: number
  expiryDate: Date
}

/** Stores a step under the digest of the key for the next one. */
export async function insertSocialLogin(db: Db, keyDigest: Buffer, login: SocialLoginRow): Promise<void> {
  await db('social_login').insert({
    ...login,
    keyDigest,
    person: login.person && JSON.stringify(login.person),
  })
}

/**
 * Takes and deletes a step, so that a key works once, only in the browser that started, and only in time. `isAnswered`
 * selects a step before or after the platform's answer, so that neither key works as the other.
 */
export async function takeSocialLogin(
  db: Db,
  key: {
    keyDigest: Buffer
    browserDigest: Buffer
    platform?: SocialPlatform
    isAnswered: boolean
    now: Date
  },
): Promise<SocialLoginRow | undefined> {
  const step = db('social_login')
    .where({ keyDigest: key.keyDigest, browserDigest: key.browserDigest })
    .where(key.platform ? { platform: key.platform } : {})
    .where('expiryDate', '>', key.now)
  const [taken] = await (key.isAnswered ? step.whereNotNull('person') : step.whereNull('person'))
    .delete()
    .returning<SocialLoginRow[]>([
      'platform',
      'browserDigest',
      'returnUrl',
      'referralCode',
      'person',
      'wrongPasswords',
      'expiryDate',
    ])
  return taken
}

/** Deletes social logins that were abandoned. */
export async function dropExpiredSocialLogins(db: Db, now: Date): Promise<number> {
  return db('social_login').where('expiryDate', '<', now).delete()
}
