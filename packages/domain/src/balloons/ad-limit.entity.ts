import { z } from 'zod'

/**
 * A limit that is reached, with what counts against it: the most active ads of a plan over all brands of its owner
 * (GEN-09, OPN-53), or the most drafts of a brand (OPN-52).
 */
export const adLimitSchema = z.object({ limit: z.int(), count: z.int() })
export type AdLimit = z.infer<typeof adLimitSchema>
