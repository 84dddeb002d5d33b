import { account } from './en/account.ts'
import { shell } from './en/shell.ts'

/**
 * The English texts that the app starts with: the login, and what's around every page. Keys that the
 * specification names without an area (`pageNotFound`) are at the root.
 */
export const enFirst = { ...shell, account } as const
