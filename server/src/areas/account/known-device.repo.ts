import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'

/** How long a browser stays known without a login, in days of real time. */
export const knownDeviceDays = 365

/** Whether a browser has logged in to the account of this email before. */
export async function isKnownDevice(db: Db, digest: Buffer, email: string, now: Date): Promise<boolean> {
  const found = await db('known_device')
    .join('user_account', 'user_account.id', 'known_device.userId')
    .where({ digest })
    .where('lastLoginDate', '>', oldestLogin(now))
    .whereRaw('lower(user_account.email) = ?', [normaliseEmail(email)])
    .first('digest')
  return found !== undefined
}

/** Whether we issued this secret to a browser, for any account. */
export async function isDeviceDigest(db: Db, digest: Buffer): Promise<boolean> {
  return (await db('known_device').where({ digest }).first('digest')) !== undefined
}

export async function saveKnownDevice(db: Db, digest: Buffer, userId: string, now: Date): Promise<void> {
  await db('known_device')
    .insert({ digest, userId, lastLoginDate: now })
    .onConflict(['digest', 'userId'])
    .merge(['lastLoginDate'])
}

/** Forgets the browsers of an account, except one if given. */
export async function deleteKnownDevices(db: Db, userId: string, except?: Buffer): Promise<void> {
  const devices = db('known_device').where({ userId })
  if (except) void devices.whereNot({ digest: except })
  await devices.delete()
}

export async function deleteExpiredDevices(db: Db, now: Date): Promise<number> {
  return db('known_device').where('lastLoginDate', '<=', oldestLogin(now)).delete()
}

function oldestLogin(now: Date): Date {
  return addHours(now, -24 * knownDeviceDays)
}
