import { z } from 'zod'

/**
 * A limit that's reached, with what counts towards it: a plan's maximum of active ads over all its owner's brands
 * (GEN-09, OPN-53), or a brand's maximum of drafts (OPN-52).
 */
export const adLimitSchema = z.object({ limit: z.int(), count: z.int() })
export type AdLimit = z.infer<typeof adLimitSchema>
