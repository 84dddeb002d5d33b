import { editConflictSchema } from '@aloft/domain/balloons/edit-conflict.entity'
import { briefLimits } from '@aloft/domain/briefs/brief-limits.rules'
import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { formulas, offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import { tradeKinds } from '@aloft/domain/facts/trade-kinds.rules'
import { storedPicturesSchema } from '@aloft/domain/scans/scan.entity'
import { evidenceSchema, websiteDataSchema } from '@aloft/domain/scans/website-data.entity'
import { z } from 'zod'
import { nameText } from '@aloft/domain/account/name-text.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { exampleWebsiteData } from '../scans/scans.examples.ts'
import type { briefsActions } from './briefs.actions.ts'
import { exampleBrandBrief, exampleBriefIds, exampleCampaignBrief } from './briefs.examples.ts'

const ideaId = z.uuid()

/** A site has a question for each offer at most, and two more. */
const maxWebsiteAnswers = 100

/** By question: the right value, or null for none of them. */
const websiteAnswersSchema = z
  .record(z.string().max(200), z.string().max(500).nullable())
  .refine((answers) => Object.keys(answers).length <= maxWebsiteAnswers)

/** What the brand may sell, the likeliest first; left out if there is nothing to ask. */
const soldGuesses = z.array(z.string()).optional()

/** A stored brief, with when it was last saved. */
function stored<B extends z.ZodType>(brief: B) {
  return z.object({ _id: z.uuid(), brief, updateDate: z.date(), archiveDate: z.date().nullable() })
}
const storedBrandBrief = stored(brandBriefSchema).extend({
  /** What the brand's website said when the brief was made, with its evidence; without contradicted values. */
  websiteData: websiteDataSchema.nullable(),
  /** The owner's answers to the contradictions, already applied to the data, and what they sell. */
  websiteAnswers: websiteAnswersSchema.optional(),
  soldGuesses,
  /** Our copies of the website's pictures. Left out without a website. */
  files: storedPicturesSchema.optional(),
  /** The kind of the brand's trade; null or left out if it is not certain. */
  tradeKind: z.enum(tradeKinds).nullable().optional(),
})
const storedDesignBrief = stored(designBriefSchema)
const storedCampaignBrief = stored(campaignBriefSchema)
const anyStoredBrief = stored(z.union([brandBriefSchema, campaignBriefSchema, designBriefSchema]))

/** The most changes of a field that one call returns. */
export const maxChangesPerPage = 50

const briefField = z.enum([
  ...brandBriefSchema.keyof().options,
  ...designBriefSchema.keyof().options,
  ...campaignBriefSchema.keyof().options,
])
const briefValue = z.union([z.string(), z.array(z.string()), z.null()])

/** What a field said before and after, and who changed it; nobody is named where the account is gone. */
const briefChange = z.object({
  /** Its place in the history of the field. */
  seq: z.int32(),
  date: z.date(),
  authorName: z.string().nullable(),
  before: briefValue,
  after: briefValue,
})
export type BriefChange = z.infer<typeof briefChange>

const exampleStored = {
  _id: exampleBriefIds.brand,
  brief: exampleBrandBrief,
  updateDate: new Date('2026-11-01T09:10:00Z'),
  archiveDate: null,
}

/** A drafted brief with who drafted it and the facts it keeps in another language than its own. */
function drafted<B extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  brief: B,
  more = {} as More,
) {
  return z.union([
    z.object({ brief, writer: z.enum(writers), foreignFacts: z.array(z.string()), ...more }),
    z.enum(failureMarkerList),
  ])
}

/** What the owner says of a campaign; whatever is left out is picked for them. */
const userInputSchema = z.object({
  name: nameText(briefLimits.name).optional(),
  url: z.string().max(briefLimits.url).optional(),
  goal: z.enum(goals).nullish(),
  specialPurpose: z.string().max(briefLimits.text).optional(),
  language: z.enum(adLanguageCodes).nullish(),
  location: z.string().max(briefLimits.location).optional(),
  offeringType: z.enum(offeringTypes).nullish(),
  offeringName: nameText(briefLimits.name).optional(),
  offeringSummary: z.string().max(briefLimits.text).optional(),
  formula: z.enum(formulas).nullish(),
  toneOfVoice: z.enum(tones).nullish(),
})

export const briefsSchemas = {
  'generate-brand-brief': describeAction({
    summary: 'Drafts a brand brief from a website or a description.',
    payload: z.object({
      /** Left out where the brief comes before the brand. */
      ideaId: ideaId.nullish(),
      url: z.string().max(briefLimits.url).nullish(),
      brandDescription: z.string().max(briefLimits.text).nullish(),
    }),
    reply: drafted(brandBriefSchema, { soldGuesses }),
    example: {
      payload: { ideaId: exampleBriefIds.idea, url: 'https://nightjar.example' },
      reply: { brief: exampleBrandBrief, writer: 'rules', foreignFacts: [] },
    },
  }),
  'generate-campaign-brief': describeAction({
    summary: 'Drafts a campaign brief from a brand brief and what the owner says.',
    payload: z.object({
      /** The brand that the campaign is for; without it, the one that the caller has open. */
      ideaId: ideaId.optional(),
      brandBrief: brandBriefSchema,
      userInput: userInputSchema,
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
    payload: z.object({ ideaId, briefId: z.uuid(), isArchived: z.boolean() }),
    reply: z.object({ brief: storedCampaignBrief }),
    failures: {
      /** Nor are brand and design briefs found, which a brand has one of each. */
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
      briefId: z.uuid(),
      field: briefField,
      /** Asks for changes older than the one with this `seq`. */
      before: z.int32().optional(),
    }),
    reply: z.object({
      /** Newest first. */
      changes: z.array(briefChange),
      /** There are older ones than these. */
      hasOlder: z.boolean(),
      /** What the brief began with. */
      origin: z.object({
        date: z.date(),
        value: briefValue,
        /** What it rests on, where it was read on the website. */
        evidence: z.array(evidenceSchema),
      }),
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
  /** `isArchived` says which campaign briefs to send: those that are archived, those that are not, or with null both. */
  'get-briefs': describeAction({
    summary: 'Returns the briefs of a brand.',
    payload: z.object({ ideaId, isArchived: z.boolean().nullish() }),
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
  /** An edit that names its `base`, what it was made from, is joined with what others saved since. */
  'save-brief': describeAction({
    summary: 'Saves a brief, merged with what others saved in the meantime.',
    payload: z.discriminatedUnion('kind', [
      z.object({
        ideaId,
        kind: z.literal('brand'),
        briefId: z.null().optional(),
        brief: brandBriefSchema,
        base: brandBriefSchema.optional(),
        /** The scan that the brief was made from. */
        websiteDataId: z.uuid().nullish(),
        /** What the owner said to the contradictions of that scan, and what they sell; without a scan it joins what is kept. */
        websiteAnswers: websiteAnswersSchema.optional(),
        /** Our copy of the logo of that scan which the owner chose; a brand without one takes the best. */
        logoImageUrl: z.string().max(2048).nullish(),
      }),
      z.object({
        ideaId,
        kind: z.literal('design'),
        briefId: z.null().optional(),
        brief: designBriefSchema,
        base: designBriefSchema.optional(),
      }),
      z.object({
        ideaId,
        kind: z.literal('campaign'),
        /** Null makes a new one. */
        briefId: z.uuid().nullable(),
        /** The id of a new one; sent again, the call changes what it made the first time. */
        newBriefId: z.uuid().optional(),
        brief: campaignBriefSchema,
        base: campaignBriefSchema.optional(),
      }),
    ]),
    reply: z.object({ brief: anyStoredBrief }),
    failures: {
      /** Each wrong field with its failure key. */
      briefInvalid: z.object({ fields: z.record(z.string(), z.string()) }),
      /** Of another brand, or archived. */
      briefNotFound: noDetails,
      /** Fields that somebody else changed since the edit's base, with their current values; nothing was saved. */
      briefConflict: z.object({
        fields: z.array(z.string()),
        /** The same fields with who changed them and when. */
        conflicts: z.array(editConflictSchema),
        brief: anyStoredBrief,
      }),
    },
    example: {
      payload: { ideaId: exampleBriefIds.idea, kind: 'brand', brief: exampleBrandBrief },
      reply: { brief: exampleStored },
    },
  }),
} satisfies Record<keyof typeof briefsActions, ActionSchema>
