import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { Db } from '../../db/db.ts'
import type { SocialPerson } from '../../gateways/social-login/social-login.port.ts'

/** A login through a platform in progress, at one of its steps. */
export interface SocialLoginRow {
  platform: SocialPlatform
  browser_digest: Buffer
  return_url: string | null
  /** Of the person who referred them (ACA-03). */
  referral_code: string | null
  /** Known once the platform has answered. */
  person: SocialPerson | null
  wrong_passwords: number
  expiry_date: Date
}

/** Stores a step under the digest of the key that continues it. */
export async function insertSocialLogin(db: Db, keyDigest: Buffer, login: SocialLoginRow): Promise<void> {
  await db('social_login').insert({
    ...login,
    key_digest: keyDigest,
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
    .where({ key_digest: key.keyDigest, browser_digest: key.browserDigest })
    .where(key.platform ? { platform: key.platform } : {})
    .where('expiry_date', '>', key.now)
  const [taken] = await (key.isAnswered ? step.whereNotNull('person') : step.whereNull('person'))
    .delete()
    .returning<SocialLoginRow[]>([
      'platform',
      'browser_digest',
      'return_url',
      'referral_code',
      'person',
      'wrong_passwords',
      'expiry_date',
    ])
  return taken
}

/** Removes logins that nobody came back from. */
export async function dropExpiredSocialLogins(db: Db, now: Date): Promise<number> {
  return db('social_login').where('expiry_date', '<', now).delete()
}
