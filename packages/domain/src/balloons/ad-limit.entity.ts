import { z } from 'zod'

/**
 * The most active ads that the plan of a brand's owner holds, and how many the owner has, over all brands (GEN-09,
 * OPN-53).
 */
export const adLimitSchema = z.object({ limit: z.int(), count: z.int() })
export type AdLimit = z.infer<typeof adLimitSchema>
