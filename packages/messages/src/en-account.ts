import { accountPages } from './en/account-pages.ts'
import { verifyEmail } from './en/verify-email.ts'

/** The English texts of account pages, apart from those of the login and of the product's own pages. */
export const enAccount = { accountPages, verifyEmail } as const
