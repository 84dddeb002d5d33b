import { account } from './en/account.ts'
import { shell } from './en/shell.ts'

/**
 * The English texts that the app starts with: those of the login and those around every page. Keys named by the
 * specification without an area (`pageNotFound`) stand at the root.
 */
export const enFirst = { ...shell, account } as const
