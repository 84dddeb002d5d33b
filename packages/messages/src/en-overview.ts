import { overview } from './en/overview.ts'

/** The English texts of the part of the overview that comes after the ads. */
export const enOverview = { overview } as const
