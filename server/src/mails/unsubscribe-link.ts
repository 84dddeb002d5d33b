import type { Settings } from '../env.ts'

/** The path of the pages to unsubscribe, outside of the app and of the calls. */
export const unsubscribePath = '/unsubscribe'

/** The address of a subscription in a mail and in its headers. */
export function unsubscribeLink({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return new URL(`${unsubscribePath}/${token}`, publicUrl).href
}
