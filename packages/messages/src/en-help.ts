import { help } from './en/help/help.ts'

/** The English texts of the help center, fetched with it. */
export const enHelp = { help } as const
