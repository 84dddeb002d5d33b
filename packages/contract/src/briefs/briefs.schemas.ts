import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { websiteDataSchema } from '@aloft/domain/scans/website-data.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { exampleWebsiteData } from '../scans/scans.examples.ts'
import type { briefsActions } from './briefs.actions.ts'
import { exampleBrandBrief, exampleBriefIds } from './briefs.examples.ts'

const ideaId = z.uuid()

/** A brief as it is kept, with when it was last saved. */
function stored<B extends z.ZodType>(brief: B) {
  return z.object({ _id: z.uuid(), brief, updateDate: z.date(), archiveDate: z.date().nullable() })
}
const storedBrandBrief = stored(brandBriefSchema).extend({
  /** What the brand's website said when the brief was made, with its evidence. */
  websiteData: websiteDataSchema.nullable(),
})
const storedDesignBrief = stored(designBriefSchema)
const storedCampaignBrief = stored(campaignBriefSchema)

const exampleStored = {
  _id: exampleBriefIds.brand,
  brief: exampleBrandBrief,
  updateDate: new Date('2026-11-01T09:10:00Z'),
  archiveDate: null,
}

export const briefsSchemas = {
  'get-briefs': describeAction({
    payload: z.object({ ideaId, isArchived: z.boolean().optional() }),
    reply: z.object({
      brandBrief: storedBrandBrief.nullable(),
      designBrief: storedDesignBrief.nullable(),
      campaignBriefs: z.array(storedCampaignBrief),
    }),
    example: {
      payload: { ideaId: exampleBriefIds.idea },
      reply: {
        brandBrief: { ...exampleStored, websiteData: exampleWebsiteData },
        designBrief: null,
        campaignBriefs: [],
      },
    },
  }),
  'save-brief': describeAction({
    payload: z.discriminatedUnion('kind', [
      z.object({
        ideaId,
        kind: z.literal('brand'),
        briefId: z.null().optional(),
        brief: brandBriefSchema,
        /** The scan that the brief was made from. */
        websiteDataId: z.uuid().nullish(),
      }),
      z.object({ ideaId, kind: z.literal('design'), briefId: z.null().optional(), brief: designBriefSchema }),
      z.object({
        ideaId,
        kind: z.literal('campaign'),
        /** Null makes a new one. */
        briefId: z.uuid().nullable(),
        brief: campaignBriefSchema,
      }),
    ]),
    reply: z.object({ brief: z.union([stored(brandBriefSchema), storedCampaignBrief, storedDesignBrief]) }),
    failures: {
      /** Each wrong field with its failure key. */
      briefInvalid: z.object({ fields: z.record(z.string(), z.string()) }),
      briefNotFound: noDetails,
    },
    example: {
      payload: { ideaId: exampleBriefIds.idea, kind: 'brand', brief: exampleBrandBrief },
      reply: { brief: exampleStored },
    },
  }),
} satisfies Record<keyof typeof briefsActions, ActionSchema>
