import { z } from 'zod'
import { deliveryLimits } from '../../ads/delivery-limit.rules.ts'
import { resultKinds } from '../../ads/results.rules.ts'
import { balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import { fundingRecurrences } from '../../balloons/campaign-settings.rules.ts'
import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '../../briefs/brief.entity.ts'
import { writers } from '../../core/ai-results.ts'
import { currencies } from '../../core/money.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { answerProblems } from '../focus/focus-answers.rules.ts'
import { allQuestions } from '../focus/focus-questions.rules.ts'
import { fieldPlaceSchema } from './tool-arguments.entity.ts'
import { type ToolName, toolSources } from './tool-names.rules.ts'

/** Data with its source and the time it was read, with the caller's rights at that moment. */
const read = <S extends z.ZodType>(data: S) =>
  z.object({ source: z.enum(toolSources), date: z.iso.datetime(), data })
const opened = z.object({ isOpened: z.literal(true) })

/** Amounts are decimals in the account's currency; texts are cut to what the product accepts. */
const name = z.string().max(500)
const text = z.string().max(10_000)
const amount = z.number().nullable()
const range = z.object({ low: z.number(), middle: z.number(), high: z.number() })

const figures = z.object({
  impressions: z.int(),
  clicks: z.int(),
  resultKind: z.enum(resultKinds),
  results: z.int(),
  cost: z.number(),
})
const ofAd = {
  adId: z.uuid(),
  name,
  /** Null if it has none yet. */
  platform: z.enum(adPlatforms).nullable(),
  status: z.enum(balloonStatuses),
}

/** What each tool answers if it could do its work. */
export const toolResultSchemas = {
  handover_to_support: opened,
  load_ad_content: read(
    z.object({
      ...ofAd,
      hasPicture: z.boolean(),
      /** Empty ones included. `key` is the whole key of the value, `label` its name in the editor. */
      texts: z.array(z.object({ key: name, label: name, text })).max(200),
      /** What the copy linter found, with the whole text mended where rules can mend it. */
      findings: z
        .array(
          z.object({
            key: name.nullable(),
            severity: z.enum(['error', 'warning']),
            message: text,
            suggestion: text.nullable(),
          }),
        )
        .max(200),
      /** Better texts from facts that the ad doesn’t state yet, each with its reason. All of them can be proposed. */
      ideas: z
        .array(z.object({ key: name, text, why: text }))
        .max(20)
        .default([]),
    }),
  ),
  open_ad_editor: opened,
  open_guide_task: opened,
  list_ads: read(
    z.object({
      currency: z.enum(currencies),
      /** Without archived ones. `figures` are to date, null for an ad that was never shown. */
      ads: z.array(z.object({ ...ofAd, figures: figures.nullable() })).max(1_000),
    }),
  ),
  load_ad_configuration: read(
    z.object({
      ...ofAd,
      isArchived: z.boolean(),
      currency: z.enum(currencies),
      budget: amount,
      recurrence: z.enum(fundingRecurrences),
      durationDays: z.number().nullable(),
      websiteUrl: z.string().max(2048).nullable(),
      locations: z.array(name).max(300),
      languages: z.array(name).max(100),
      ageRange: z.object({ least: z.int(), most: z.int().nullable() }).nullable(),
      interests: z.array(name).max(300),
      keywords: z.array(name).max(1_000),
      /** What blocks its launch, each as a sentence. */
      obstacles: z.array(text).max(200),
      /** Why it was stopped or rejected, as a sentence. */
      stopReason: text.nullable(),
      /** What its budget is likely to bring; null if there is too little data. */
      forecast: z
        .object({ clicks: range, resultKind: z.enum(resultKinds), results: range, cost: range })
        .nullable(),
    }),
  ),
  open_brand_brief: opened,
  open_design_brief: opened,
  open_page: opened,
  load_ad_performance: read(
    z
      .object({
        /** Null for the whole brand. */
        adId: z.uuid().nullable(),
        name,
        currency: z.enum(currencies),
        ...figures.shape,
        costPerClick: amount,
        costPerResult: amount,
        revenue: amount,
        startDate: z.iso.datetime().nullable(),
        /** When it ended or will end. */
        endDate: z.iso.datetime().nullable(),
        limit: z.enum(deliveryLimits).nullable(),
        /** Its figures come from the simulated platform. */
        isSimulated: z.boolean(),
      })
      /** Null if it was never launched. */
      .nullable(),
  ),
  load_brand_info: read(
    z.object({
      name,
      websiteUrl: z.string().max(2048).nullable(),
      brandBrief: brandBriefSchema.nullable(),
      designBrief: designBriefSchema.nullable(),
      campaignBriefs: z.array(z.object({ briefId: z.uuid(), brief: campaignBriefSchema })).max(200),
    }),
  ),
  load_instructions: read(z.object({ articles: z.array(z.object({ title: name, text })).max(20) })),
  save_answer: z.object({
    isSaved: z.literal(true),
    /** Ids of what's still to be asked, in order. */
    open: z.array(z.enum(allQuestions)).max(allQuestions.length),
  }),
  scan_website: read(
    z.object({
      url: z.string().max(2048),
      pages: z.int(),
      name: name.nullable(),
      summary: text.nullable(),
      /** Facts found on its pages, each as a text. */
      facts: z.array(text).max(100),
    }),
  ),
  show_options: z.object({ optionId: z.string().max(64) }),
  generate_brand_brief: read(z.object({ brief: brandBriefSchema, writer: z.enum(writers) })),
  generate_campaign_brief: read(z.object({ brief: campaignBriefSchema, writer: z.enum(writers) })),
  update_brief_field: z.object({
    /** The fields as they are now; the user decides later. */
    proposed: z
      .array(z.object({ place: fieldPlaceSchema, base: z.union([text, z.array(text).max(200), z.null()]) }))
      .max(20),
  }),
} as const satisfies Readonly<Record<ToolName, z.ZodType>>

/** Why a tool didn't do its work. Besides these, the failure keys of the actions that it calls. */
export const toolErrors = [
  'unknownTool',
  'forbidden',
  'noBrandOpen',
  'noAdOpen',
  /** The user said no. */
  'declined',
  'cancelled',
  /** The address is neither the user's nor the brand's. */
  'addressNotGiven',
  'offline',
  'failed',
  /** The form that an answer belongs in isn't open. */
  'formClosed',
  ...answerProblems,
] as const

/** A failure by its key, with the plan's limit if there is one. */
export const toolFailureSchema = z.object({
  error: z.string().max(64).describe('Why, as a key.'),
  limit: z.number().optional().describe('A limit that is reached.'),
  planKey: z.string().max(64).optional().describe('The plan that has this limit.'),
})
export type ToolFailure = z.infer<typeof toolFailureSchema>

/** The result of a tool that did its work. */
export type ToolResult<N extends ToolName> = z.output<(typeof toolResultSchemas)[N]>

/** What the browser answers to a call. */
export type ToolOutput<N extends ToolName = ToolName> = ToolResult<N> | ToolFailure

/** Whether a call failed. */
export function isToolFailure(output: object): output is ToolFailure {
  return 'error' in output
}

/** The output of a tool, checked; null if it isn't one. Unknown fields are dropped. */
export function parseToolOutput(tool: ToolName, output: unknown): ToolOutput | null {
  const failure = toolFailureSchema.safeParse(output)
  if (failure.success) return failure.data
  return toolResultSchemas[tool].safeParse(output).data ?? null
}
