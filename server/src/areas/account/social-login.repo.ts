import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { Db } from '../../db/db.ts'
import type { SocialPerson } from '../../gateways/social-login/social-login.port.ts'

/** A login through a platform in progress, at one of its steps. */
export interface SocialLoginRow {
  platform: SocialPlatform
  browserDigest: Buffer
  returnUrl: string | null
  /** Of the person who referred them (ACA-03). */
  referralCode: string | null
  /** Known once the platform has answered. */
  person: SocialPerson | null
  wrongPasswords: number
  expiryDate: Date
}

/** Stores a step under the digest of the key that continues it. */
export async function insertSocialLogin(db: Db, keyDigest: Buffer, login: SocialLoginRow): Promise<void> {
  await db('social_login').insert({
    ...login,
    keyDigest,
    person: login.person && JSON.stringify(login.person),
  })
}

/**
 * Deletes a step, so that a key works once: only in the browser that began, and in time. `isAnswered` requires a step
 * before or after the platform's answer, so that neither key works as the other.
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

/** Removes logins that nobody came back from. */
export async function dropExpiredSocialLogins(db: Db, now: Date): Promise<number> {
  return db('social_login').where('expiryDate', '<', now).delete()
}
