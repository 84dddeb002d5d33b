import { ads, backgroundProgress } from './en/ads.ts'

/** The English texts of what may stand on or above any page behind the login, such as messages and modals. */
export const enProduct = { ads, backgroundProgress } as const
