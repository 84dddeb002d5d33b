import { editConflictSchema } from '@aloft/domain/balloons/edit-conflict.entity'
import { briefLimits } from '@aloft/domain/briefs/brief-limits.rules'
import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { formulas, offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import { evidenceSchema } from '@aloft/domain/scans/website-data.entity'
import { proposers } from '@aloft/domain/core/proposal.rules'
import { z } from 'zod'
import { nameText } from '@aloft/domain/account/name-text.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { brandId, isArchived } from '../core/fields.ts'
import { siteReadings } from '../core/rate-limit.ts'
import { exampleWebsiteData } from '../scans/scans.examples.ts'
import type { briefsActions } from './briefs.actions.ts'
import { exampleBrandBrief, exampleBriefIds, exampleCampaignBrief } from './briefs.examples.ts'
import {
  anyStoredBrief,
  briefId,
  maxWebsiteAnswers,
  soldGuesses,
  storedBrandBrief,
  storedCampaignBrief,
  storedDesignBrief,
  websiteAnswersSchema,
} from './stored-brief.schemas.ts'

const ideaId = brandId

/** Maximum number of changes returned by one call. */
export const maxChangesPerPage = 50

const briefField = z.enum([
  ...brandBriefSchema.keyof().options,
  ...designBriefSchema.keyof().options,
  ...campaignBriefSchema.keyof().options,
])
const briefValue = z.union([z.string(), z.array(z.string()), z.null()])

/**
 * The value of a field before and after, and who changed it; the author is null if the account was deleted.
 */
const proposer = z
  .enum(proposers)
  .optional()
  .describe('Who proposed the change, if the caller accepted a proposal.')

const briefChange = z.object({
  seq: z.int32().describe('Position in the history of the field.'),
  date: z.date().describe('When it was changed.'),
  authorName: z.string().nullable().describe('Who changed it; null if the account is gone.'),
  proposer: z
    .enum(proposers)
    .nullable()
    .describe('Who proposed the change that this person accepted; null if nobody did.'),
  before: briefValue.describe('Value before.'),
  after: briefValue.describe('Value after.'),
})

const exampleStored = {
  _id: exampleBriefIds.brand,
  brief: exampleBrandBrief,
  updateDate: new Date('2026-11-01T09:10:00Z'),
  archiveDate: null,
}

/** A drafted brief with its writer, and the facts it keeps in another language than its own. */
function drafted<B extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  brief: B,
  more = {} as More,
) {
  return z.union([
    z.object({
      brief: brief.describe('The draft.'),
      writer: z.enum(writers).describe('Who drafted it.'),
      foreignFacts: z.array(z.string()).describe('Facts that stay in another language than the draft.'),
      ...more,
    }),
    z.enum(failureMarkerList),
  ])
}

/** The owner's choices for a campaign; we choose whatever is left out. */
const userInputSchema = z.object({
  name: nameText(briefLimits.name).optional().describe('Name of the campaign.'),
  url: z.string().max(briefLimits.url).optional().describe('The page that its ads lead to.'),
  goal: z.enum(goals).nullish().describe('What the campaign is for.'),
  specialPurpose: z.string().max(briefLimits.text).optional().describe('An occasion, such as a sale.'),
  language: z.enum(adLanguageCodes).nullish().describe('Language to write in.'),
  location: z.string().max(briefLimits.location).optional().describe('Where its ads are shown.'),
  offeringType: z.enum(offeringTypes).nullish().describe('Whether it advertises the brand or one product.'),
  offeringName: nameText(briefLimits.name).optional().describe('Name of what it advertises.'),
  offeringSummary: z.string().max(briefLimits.text).optional().describe('What that is, in a few sentences.'),
  formula: z.enum(formulas).nullish().describe('Copywriting formula.'),
  toneOfVoice: z.enum(tones).nullish().describe('Tone of voice.'),
})

const briefKindText = 'Which brief it is.'
const briefText = 'The brief to save.'
const baseText = 'What the edit was made from. With it, the edit is merged with what others saved since.'
const noBriefId = z.null().optional().describe('A brand has one brief of this kind.')

export const briefsSchemas = {
  'generate-brand-brief': describeAction({
    summary: 'Drafts a brand brief from a website or a description.',
    // Briefs cost no tokens, so they have limits; drafting one from a website also counts as reading it.
    limits: [
      { calls: 30, seconds: 3600, by: 'caller' },
      { ...siteReadings, ifGiven: 'url' },
    ],
    payload: z.object({
      ideaId: ideaId.nullish().describe('Id of the brand. Left out before there is one.'),
      url: z.string().max(briefLimits.url).nullish().describe('Website to draft the brief from.'),
      brandDescription: z
        .string()
        .max(briefLimits.text)
        .nullish()
        .describe('What the brand does, in the owner’s words. Used without a website.'),
    }),
    reply: drafted(brandBriefSchema, { soldGuesses }),
    example: {
      payload: { ideaId: exampleBriefIds.idea, url: 'https://nightjar.example' },
      reply: { brief: exampleBrandBrief, writer: 'rules', foreignFacts: [] },
    },
  }),
  'generate-campaign-brief': describeAction({
    summary: 'Drafts a campaign brief from a brand brief and what the owner says.',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: ideaId.optional().describe('Id of the brand. Left out for the one that the caller has open.'),
      brandBrief: brandBriefSchema.describe('The brief of the brand.'),
      userInput: userInputSchema.describe('What the owner says. What is left out is picked for them.'),
    }),
    reply: drafted(campaignBriefSchema),
    example: {
      payload: {
        brandBrief: exampleBrandBrief,
        userInput: { goal: 'sales', offeringType: 'product', offeringName: 'Wren table lamp' },
      },
      reply: { brief: exampleCampaignBrief, writer: 'rules', foreignFacts: [] },
    },
  }),
  'archive-brief': describeAction({
    summary: 'Archives a campaign brief, or restores it.',
    payload: z.object({ ideaId, briefId, isArchived }),
    reply: z.object({ brief: storedCampaignBrief.describe('The brief as it is now.') }),
    failures: {
      /** Also returned for brand and design briefs, of which a brand only has one each. */
      briefNotFound: noDetails,
    },
    example: {
      payload: { ideaId: exampleBriefIds.idea, briefId: exampleBriefIds.campaign, isArchived: true },
      reply: {
        brief: {
          ...exampleStored,
          _id: exampleBriefIds.campaign,
          brief: exampleCampaignBrief,
          archiveDate: new Date('2026-11-02T09:10:00Z'),
        },
      },
    },
  }),
  'get-brief-history': describeAction({
    summary: 'Lists the changes of one field of a brief.',
    payload: z.object({
      ideaId,
      briefId,
      field: briefField.describe('Name of the field.'),
      before: z.int32().optional().describe('Returns changes older than the one with this `seq`.'),
    }),
    reply: z.object({
      changes: z.array(briefChange).describe(`At most ${maxChangesPerPage}, newest first.`),
      hasOlder: z.boolean().describe('Whether there are older ones.'),
      origin: z
        .object({
          date: z.date().describe('When the brief was created.'),
          value: briefValue.describe('Value at that time.'),
          evidence: z.array(evidenceSchema).describe('Where the website says so; empty if it doesn’t.'),
        })
        .describe('What the field began with.'),
    }),
    failures: { briefNotFound: noDetails },
    example: {
      payload: { ideaId: exampleBriefIds.idea, briefId: exampleBriefIds.brand, field: 'location' },
      reply: {
        changes: [
          {
            seq: 1,
            date: new Date('2026-11-03T10:02:00Z'),
            authorName: 'Órla Fahy',
            proposer: 'assistant',
            before: 'Galway, Ireland',
            after: 'Clifden, Ireland',
          },
        ],
        hasOlder: false,
        origin: {
          date: new Date('2026-11-01T09:10:00Z'),
          value: 'Galway, Ireland',
          evidence: [
            {
              url: 'https://nightjar.example/visit',
              quote: '14 Lower Dominick Street, Galway, Ireland',
              source: 'text',
            },
          ],
        },
      },
    },
  }),
  'get-briefs': describeAction({
    summary: 'Returns the briefs of a brand.',
    payload: z.object({
      ideaId,
      isArchived: z
        .boolean()
        .nullish()
        .describe('Which campaign briefs to return: archived ones, others, or with null both.'),
    }),
    reply: z.object({
      brandBrief: storedBrandBrief.nullable().describe('The brief of the brand; null without one.'),
      designBrief: storedDesignBrief.nullable().describe('The brief of its design; null without one.'),
      campaignBriefs: z.array(storedCampaignBrief).describe('Briefs of its campaigns.'),
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
    summary: 'Saves a brief, merged with what others saved in the meantime.',
    payload: z.discriminatedUnion('kind', [
      z.object({
        ideaId,
        kind: z.literal('brand').describe(briefKindText),
        briefId: noBriefId,
        brief: brandBriefSchema.describe(briefText),
        base: brandBriefSchema.optional().describe(baseText),
        proposer,
        websiteDataId: z.uuid().nullish().describe('Id of the scan that the brief was drafted from.'),
        websiteAnswers: websiteAnswersSchema
          .optional()
          .describe(
            `The owner’s answers to contradictions of the scan, by question; at most ${maxWebsiteAnswers}.`,
          ),
        logoImageUrl: z
          .string()
          .max(2048)
          .nullish()
          .describe('Our copy of the scan’s logo that the owner chose. A brand without one gets the best.'),
      }),
      z.object({
        ideaId,
        kind: z.literal('design').describe(briefKindText),
        briefId: noBriefId,
        brief: designBriefSchema.describe(briefText),
        base: designBriefSchema.optional().describe(baseText),
        proposer,
      }),
      z.object({
        ideaId,
        kind: z.literal('campaign').describe(briefKindText),
        briefId: z.uuid().nullable().describe('Id of the brief. Null creates one.'),
        newBriefId: z
          .uuid()
          .optional()
          .describe('Id for the new brief. Sent again, the call changes what it created the first time.'),
        brief: campaignBriefSchema.describe(briefText),
        base: campaignBriefSchema.optional().describe(baseText),
        proposer,
      }),
    ]),
    reply: z.object({ brief: anyStoredBrief.describe('The brief as it is now.') }),
    failures: {
      briefInvalid: z.object({
        fields: z.record(z.string(), z.string()).describe('A failure key for each wrong field.'),
      }),
      /** Belongs to another brand, or is archived. */
      briefNotFound: noDetails,
      /** Fields that somebody else changed since the edit's base, with their current values; nothing was saved. */
      briefConflict: z.object({
        fields: z.array(z.string()).describe('Names of the changed fields.'),
        conflicts: z.array(editConflictSchema).describe('The same fields with who changed them, and when.'),
        brief: anyStoredBrief.describe('The brief with its current values.'),
      }),
    },
    example: {
      payload: { ideaId: exampleBriefIds.idea, kind: 'brand', brief: exampleBrandBrief },
      reply: { brief: exampleStored },
    },
  }),
} satisfies Record<keyof typeof briefsActions, ActionSchema>
