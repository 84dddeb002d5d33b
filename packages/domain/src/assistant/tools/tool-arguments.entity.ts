import { z } from 'zod'
import { offeringTypes } from '../../briefs/brief-options.rules.ts'
import { briefLimits } from '../../briefs/brief-limits.rules.ts'
import { maxHelpQuery } from '../help-articles.ts'
import { goals } from '../../core/goals.ts'
import { allQuestions } from '../focus/focus-questions.rules.ts'
import { guideTaskNames } from '../../guide/guide-task-names.rules.ts'
import { type ToolName, toolPages } from './tool-names.rules.ts'

const noArguments = z.object({})
const ofAd = z.object({
  adId: z.uuid().optional().describe('Id of the ad, from list_ads. Left out for the ad that is open.'),
})

/** The field of a brief, or the text of an ad, that a change is about. */
export const fieldPlaceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('brief'),
    briefKind: z.enum(['brand', 'design', 'campaign']).describe('Kind of the brief.'),
    briefId: z.uuid().nullable().describe('Id of a campaign’s brief; null for the others.'),
    field: z.string().max(64).describe('Name of the field, as load_brand_info returns it.'),
  }),
  z.object({
    kind: z.literal('ad'),
    adId: z.uuid().describe('Id of the ad.'),
    key: z.string().max(200).describe('Key of the text, as load_ad_content returns it.'),
  }),
])
export type FieldPlace = z.infer<typeof fieldPlaceSchema>

const fieldValue = z.union([
  z.string().max(briefLimits.text),
  z.array(z.string().max(briefLimits.entry)).max(briefLimits.entries),
  z.null(),
])

/** A change of one field that the user accepts or rejects. */
export const proposedFieldSchema = z.object({
  place: fieldPlaceSchema.describe('Where it is.'),
  value: fieldValue.describe('The new value: a list for a field of several entries.'),
  why: z.string().max(300).describe('Why, in one sentence for the user.'),
})
export type ProposedField = z.infer<typeof proposedFieldSchema>

/** Arguments of each tool. Those of an ad are filled in with the open one before the browser gets them. */
export const toolArgumentSchemas = {
  handover_to_support: noArguments,
  load_ad_content: ofAd,
  open_ad_editor: ofAd,
  open_guide_task: z.object({ task: z.enum(guideTaskNames).describe('The task of the guide.') }),
  list_ads: noArguments,
  load_ad_configuration: ofAd,
  open_brand_brief: noArguments,
  open_design_brief: noArguments,
  open_page: z.object({ page: z.enum(toolPages).describe('The page.') }),
  load_ad_performance: ofAd.extend({
    isWholeBrand: z.boolean().optional().describe('True for all ads of the brand together.'),
  }),
  load_brand_info: noArguments,
  load_instructions: z.object({
    query: z.string().min(1).max(maxHelpQuery).describe('What to search the help for.'),
  }),
  save_answer: z.object({
    question: z.enum(allQuestions).describe('Id of the question that was answered.'),
    answer: z
      .string()
      .max(briefLimits.text)
      .describe(
        'The answer in the user’s words, or the id of the chosen option. Entries of a list are on lines of their own. Empty if the user skips the question.',
      ),
  }),
  scan_website: z.object({
    url: z.string().min(1).max(2048).describe('Address that the user gave, or the website of the brand.'),
  }),
  show_options: z.object({
    question: z.string().min(1).max(300).describe('What the user decides.'),
    options: z
      .array(
        z.object({
          id: z.string().min(1).max(64).describe('Returned if it is chosen.'),
          label: z.string().min(1).max(120).describe('Text of its button.'),
        }),
      )
      .min(2)
      .max(8)
      .describe('The answers to choose from.'),
  }),
  generate_brand_brief: z.object({
    url: z.string().max(briefLimits.url).optional().describe('Website to draft it from.'),
    brandDescription: z
      .string()
      .max(briefLimits.text)
      .optional()
      .describe('What the brand does, in the user’s words. Used without a website.'),
  }),
  generate_campaign_brief: z.object({
    goal: z.enum(goals).optional().describe('What the campaign is for.'),
    offeringType: z.enum(offeringTypes).optional().describe('What it offers.'),
    offeringName: z.string().max(briefLimits.name).optional().describe('Name of the offer.'),
  }),
  update_brief_field: z.object({
    fields: z.array(proposedFieldSchema).min(1).max(20).describe('The changes.'),
  }),
} as const satisfies Readonly<Record<ToolName, z.ZodObject>>

/** Arguments of a tool as the browser gets them. */
export type ToolArguments<N extends ToolName> = z.output<(typeof toolArgumentSchemas)[N]>
