import { accountPages } from './en/account-pages.ts'
import { verifyEmail } from './en/verify-email.ts'

/** The English texts of the pages of an account, which neither the login nor the product's own pages need. */
export const enAccount = { accountPages, verifyEmail } as const
