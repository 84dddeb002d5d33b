import { guide } from './en/guide.ts'

/** The English texts of the guide, fetched with it. */
export const enGuide = { guide } as const
