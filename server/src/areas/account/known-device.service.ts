import type { ActionContext } from '../../action/define.ts'
import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import { deleteKnownDevices, isDeviceDigest, saveKnownDevice } from './known-device.repo.ts'

type Context = Pick<ActionContext, 'db' | 'clock' | 'visitor'>

/** The digest of the device secret in the request; undefined if it has none. */
export function deviceDigest({ visitor }: Pick<Context, 'visitor'>): Buffer | undefined {
  const { deviceToken } = visitor
  return deviceToken !== undefined && isTokenShaped(deviceToken) ? tokenDigest(deviceToken) : undefined
}

/**
 * Remembers the browser as known to the account, even after a logout. Replaces a secret that we did not issue or that
 * no account knows any more, because a stranger could have planted it.
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

/** Forgets every browser of the account except the caller's. */
export async function forgetOtherDevices(context: Context, userId: string): Promise<void> {
  await deleteKnownDevices(context.db, userId, deviceDigest(context))
}
