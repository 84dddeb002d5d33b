import { accountPages } from './en/account-pages.ts'

/** The English texts of the pages of an account, which neither the login nor the product's own pages need. */
export const enAccount = { accountPages } as const
