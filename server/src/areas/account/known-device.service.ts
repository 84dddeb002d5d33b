import type { ActionContext } from '../../action/define.ts'
import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import { deleteKnownDevices, isDeviceDigest, saveKnownDevice } from './known-device.repo.ts'

type Context = Pick<ActionContext, 'db' | 'clock' | 'visitor'>

/** The digest of the secret that the browser brings; undefined if it brings none. */
export function deviceDigest({ visitor }: Pick<Context, 'visitor'>): Buffer | undefined {
  const { deviceToken } = visitor
  return deviceToken !== undefined && isTokenShaped(deviceToken) ? tokenDigest(deviceToken) : undefined
}

/**
 * Has the browser known as one of the account's from now on, also after a logout. A secret that we have not made, or
 * that no account knows any more, is replaced: else a stranger could plant one.
 */
export async function rememberDevice(context: Context, userId: string): Promise<void> {
  const { db, clock, visitor } = context
  const brought = deviceDigest(context)
  const isOurs = brought !== undefined && (await isDeviceDigest(db, brought))
  const { token, digest } =
    isOurs && visitor.deviceToken !== undefined
      ? { token: visitor.deviceToken, digest: brought }
      : createToken()
  await saveKnownDevice(db, digest, userId, clock.real())
  visitor.keepDeviceToken(token)
}

/** Makes every browser of the account a stranger but the one that calls. */
export async function forgetOtherDevices(context: Context, userId: string): Promise<void> {
  await deleteKnownDevices(context.db, userId, deviceDigest(context))
}
