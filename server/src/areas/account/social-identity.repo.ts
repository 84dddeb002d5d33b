import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { Db } from '../../db/db.ts'

export async function findIdentity(
  db: Db,
  platform: SocialPlatform,
  subject: string,
): Promise<{ userId: string; isBanned: boolean } | undefined> {
  return db('social_identity')
    .join('user_account', 'user_account.id', 'social_identity.userId')
    .where({ platform, subject })
    .first('userId', 'isBanned')
}

/**
 * Links an identity to an account; false if the identity is already linked, or the account has another one of that
 * platform.
 */
export async function insertIdentity(
  db: Db,
  identity: { platform: SocialPlatform; subject: string; userId: string; now: Date },
): Promise<boolean> {
  const added = await db('social_identity')
    .insert({
      platform: identity.platform,
      subject: identity.subject,
      userId: identity.userId,
      creationDate: identity.now,
    })
    .onConflict()
    .ignore()
    .returning('userId')
  return added.length > 0
}

/** Unlinks all social logins of an account; its owner can link them again with the password. */
export async function dropIdentities(db: Db, userId: string): Promise<void> {
  await db.raw(
    `with gone as (delete from social_identity where user_id = ?)
     update user_account set social_platform = null where id = ?`,
    [userId, userId],
  )
}
