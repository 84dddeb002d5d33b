import { z } from 'zod'
import { adLanguageCodes } from '../core/ad-languages.ts'
import { writers } from '../core/ai-results.ts'
import { goals } from '../core/goals.ts'
import { uuidPattern } from '../core/ids.ts'
import type { JsonValue } from '../core/json.ts'
import {
  buttonLabels,
  defaultCampaignGoal,
  defaultFundingDays,
  fundingRecurrences,
  genders,
  goalUrlTypes,
  locationTypes,
  specialCategories,
} from './campaign-settings.rules.ts'
import type { ComponentType } from './component-types.rules.ts'
import { ctaTypes, heroCtaTypeKey, type SectionType } from './section-types.rules.ts'
import type { ValueFacts } from './value-facts.rules.ts'

/** What is known of a value beside its type and what it is where nothing is written. */
export const valueFacts = z.registry<ValueFacts>()

function value<T extends z.ZodType>(schema: T, facts: ValueFacts = {}): T {
  valueFacts.add(schema, facts)
  return schema
}

/** One of the texts that people read in an ad. */
function copy(facts: NonNullable<ValueFacts['copy']>) {
  return value(z.string().default(''), { isTranslated: true, copy: facts })
}

const text = (facts?: ValueFacts) => value(z.string().default(''), facts)
const texts = (facts?: ValueFacts) => value(z.array(z.string()).default([]), facts)
const flag = (facts?: ValueFacts) => value(z.boolean().nullable().default(null), facts)
const number = () => value(z.number().nullable().default(null))
// As typed where it is no number yet, so that a draft loses nothing (FLV-21).
const typedNumber = (facts?: ValueFacts) =>
  value(z.union([z.number(), z.string()]).nullable().default(null), facts)

/** A place as our search gives it, or as an ad's draft names it, without what only the search knows (ENT-30). */
const place = z.strictObject({
  type: z.enum(locationTypes),
  name: z.string(),
  region: z.string().nullable(),
  country_name: z.string().nullable(),
  primary_city: z.string().nullable(),
  country_code: z.string().nullable().exactOptional(),
  population: z.number().nullable().exactOptional(),
  circle: z
    .strictObject({
      latitude: z.number(),
      longitude: z.number(),
      radiusKm: z.number(),
      isTownCenter: z.boolean().exactOptional(),
    })
    .nullable()
    .exactOptional(),
})

// What a campaign has brought, as its platform counts it: no fixed set of names.
const metrics = value((z.unknown() as z.ZodType<JsonValue, JsonValue>).nullable().default(null), {
  writer: 'product',
  isInstant: true,
  staysWithAd: true,
})

/** What a campaign says on any platform (ENT-13), and what the product notes of its making. */
const campaign = {
  path: text({ staysWithAd: true }),
  // The owner's switch, and the product's mark of an ad that is shown (LCH-08, PUB-01).
  isActive: flag({ writer: 'owner', isInstant: true, staysWithAd: true }),
  campaignGoal: value(z.enum(goals).default(defaultCampaignGoal)),
  plannedBudget: typedNumber({ isInstant: true }),
  fundingRecurrence: value(z.enum(fundingRecurrences).default('oneOff')),
  durationDays: value(z.union([z.number(), z.string()]).default(defaultFundingDays)),
  languages: value(z.array(z.enum(adLanguageCodes)).default([])),
  // A line of text is a valid place too, as `locationFromText` reads it.
  locations: value(z.array(z.union([z.string(), place])).default([])),
  punchline: text({ isTranslated: true }),
  // Who drafted the texts: rules, or an AI engine.
  writer: value(z.enum(writers).nullable().default(null), { writer: 'product' }),
  // Facts of the brief that stay in another language than the ad's.
  foreignFacts: texts({ writer: 'product' }),
}

const headline = (label: string) => copy({ label, part: 'headline', maxLength: 30 })
const description = (label: string) => copy({ label, part: 'description', maxLength: 90 })
// Google rotates up to 15 headlines and 4 descriptions.
const moreHeadline = (label: string) => copy({ label, part: 'headline', maxLength: 30, isExtra: true })
const moreDescription = (label: string) => copy({ label, part: 'description', maxLength: 90, isExtra: true })
const message = () => copy({ label: 'message', part: 'message', maxLength: 2200, adviceLength: 125 })

/** Of an ad on Google (ENT-14, ENT-25); texts in the order they are written. */
const google = z.strictObject({
  headline1: headline('headline1'),
  headline2: headline('headline2'),
  // The third headline; the stored key is spelled so (OPN-34).
  headlined: headline('headline3'),
  description1: description('description1'),
  description2: description('description2'),
  headline4: moreHeadline('headline4'),
  headline5: moreHeadline('headline5'),
  headline6: moreHeadline('headline6'),
  headline7: moreHeadline('headline7'),
  headline8: moreHeadline('headline8'),
  headline9: moreHeadline('headline9'),
  headline10: moreHeadline('headline10'),
  headline11: moreHeadline('headline11'),
  headline12: moreHeadline('headline12'),
  headline13: moreHeadline('headline13'),
  headline14: moreHeadline('headline14'),
  headline15: moreHeadline('headline15'),
  description3: moreDescription('description3'),
  description4: moreDescription('description4'),
  // Both as Google writes them: `[exact]`, `"phrase"`, broad without signs.
  keywords: texts({ isTranslated: true }),
  negativeKeywords: texts({ isTranslated: true }),
  maxCpc: typedNumber({ isInstant: true }),
})

/** Of an ad on Facebook alone (ENT-14, OPN-69). */
const facebook = z.strictObject({
  fbTitle: copy({ label: 'headline', part: 'headline', maxLength: 255, adviceLength: 40 }),
  fbMessage: message(),
  fbDescription: copy({ label: 'description', part: 'description', maxLength: 255, adviceLength: 30 }),
})

/** Of an ad on Instagram alone (ENT-14). */
const instagram = z.strictObject({ igMessage: message() })

/** Of an ad on either platform of Meta (ENT-26), with what Meta wants declared, and who European law wants named. */
const meta = z.strictObject({
  fbButtonLabel: value(z.enum(buttonLabels).nullable().default(null)),
  adCreativeId: value(z.string().regex(uuidPattern).nullable().default(null)),
  minAge: number(),
  maxAge: number(),
  gender: value(z.enum(genders).default('all')),
  interests: texts(),
  specialAdCategories: value(z.array(z.enum(specialCategories)).default([])),
  payer: text(),
  beneficiary: text(),
})

const url = text()
const page = { path: campaign.path, url, body_isShowDescription: flag() }

function component<const T extends ComponentType, V extends z.ZodRawShape>(type: T, values: V) {
  return z.strictObject({ type: z.literal(type), metrics, ...values })
}

/**
 * What a component of each type holds: the one place that says which values there are, of which type, what each is where
 * nothing is written, its limits, who may write it and whether it is translated (ENT-10 to ENT-14, ENT-25, ENT-26, ENT-30).
 * A balloon keeps each under a key of its own, `component/{id}/{key}`; those of one platform are read as a group, as in
 * `component.google.maxCpc`. `npm run docs` derives the table that rules read from it.
 */
export const componentSchemas = {
  googleAdCampaign: component('googleAdCampaign', { ...campaign, google }),
  facebookAdCampaign: component('facebookAdCampaign', { ...campaign, facebook, meta }),
  instagramAdCampaign: component('instagramAdCampaign', { ...campaign, instagram, meta }),
  linkedinAdCampaign: component('linkedinAdCampaign', campaign),
  emailCampaign: component('emailCampaign', campaign),
  // A campaign that is nothing but an address.
  link: component('link', { ...campaign, url }),
  landingPage: component('landingPage', page),
  survey: component('survey', page),
  thankYouPage: component('thankYouPage', page),
  pending: component('pending', page),
  externalPage: component('externalPage', { path: campaign.path, url }),
  goal: component('goal', {
    goalUrlType: value(z.enum(goalUrlTypes).default('fullUrl')),
    goalUrl: text(),
    conversionValue: typedNumber(),
    isValidated: flag({ writer: 'product' }),
  }),
  download: component('download', { url }),
  chat: component('chat', { url }),
  successAction: component('successAction', { url }),
} satisfies Record<ComponentType, z.ZodObject>

const callToAction = { [heroCtaTypeKey]: value(z.enum(ctaTypes).nullable().default(null)) }

function section<const T extends SectionType, V extends z.ZodRawShape>(type: T, values: V) {
  return z.strictObject({ type: z.literal(type), ...values })
}

/** What a section of each type of a page holds, under `component/{id}/sections/{section}/{key}` (ENT-10, ENT-17). */
export const sectionSchemas = {
  Hero: section('Hero', callToAction),
  NumberedItems: section('NumberedItems', {}),
  ImageItems: section('ImageItems', {}),
  BannerImage: section('BannerImage', {}),
  VideoSection: section('VideoSection', {}),
  PricingSection: section('PricingSection', {}),
  Testimonials: section('Testimonials', {}),
  TeamSection: section('TeamSection', {}),
  CompetitorsSection: section('CompetitorsSection', {}),
  PageFooter: section('PageFooter', {}),
  SurveyHeader: section('SurveyHeader', {}),
  MultipleChoiceQuestion: section('MultipleChoiceQuestion', {}),
  SingleChoiceQuestion: section('SingleChoiceQuestion', {}),
  FreeTextQuestion: section('FreeTextQuestion', {}),
  SurveyFooter: section('SurveyFooter', callToAction),
  ThankYouPageHeader: section('ThankYouPageHeader', {}),
  CallToActionSection: section('CallToActionSection', callToAction),
} satisfies Record<SectionType, z.ZodObject>

/** A component as `readComponent` gives it, by type. */
export type ComponentOf<T extends ComponentType> = z.output<(typeof componentSchemas)[T]> & {
  readonly id: string
}
export type Component = { [T in ComponentType]: ComponentOf<T> }[ComponentType]

type Union<T> = T[keyof T]
type Shapes = Union<{ [T in ComponentType]: (typeof componentSchemas)[T]['shape'] }>
type Groups = {
  google: typeof google
  facebook: typeof facebook
  instagram: typeof instagram
  meta: typeof meta
}
type Own<S> = S extends unknown ? Omit<S, keyof Groups> : never
type Values = Own<Shapes> | Union<{ [G in keyof Groups]: Groups[G]['shape'] }>
type KeyOf<S> = S extends unknown ? keyof S : never
type ValueOf<S, K> = S extends Record<K & string, infer V extends z.ZodType> ? V : never

/** Values of one platform, or of both that Meta has, that are read together. */
export type ComponentGroup = keyof Groups

/** A key of a component's values, all but its type. */
export type ValueKey = Exclude<KeyOf<Values>, 'type' | symbol | number>

/** Values of a component as they are written; null clears a key. */
export type ComponentValues = {
  readonly [K in ValueKey]?: Exclude<z.input<ValueOf<Values, K>>, undefined> | null
}
