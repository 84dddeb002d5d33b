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
  defaultGender,
  fundingRecurrences,
  genders,
  goalUrlTypes,
  locationTypes,
  specialCategories,
} from './campaign-settings.rules.ts'
import type { ComponentType } from './component-types.rules.ts'
import { ctaTypes, heroCtaTypeKey, type SectionType } from './section-types.rules.ts'
import type { CopyFacts, ValueFacts } from './value-facts.rules.ts'

/** What's known about a value besides its type and its default. */
export const valueFacts = z.registry<ValueFacts>()

function value<T extends z.ZodType>(schema: T, facts: ValueFacts = {}): T {
  valueFacts.add(schema, facts)
  return schema
}

/** One of the texts in an ad that people read. */
function copy({ maxLength, ...facts }: CopyFacts & { readonly maxLength: number }) {
  return value(z.string().default(''), { copy: facts, maxLength })
}

const text = (facts?: ValueFacts) => value(z.string().default(''), facts)
const texts = (facts?: ValueFacts) => value(z.array(z.string()).default([]), facts)
const flag = (facts?: ValueFacts) => value(z.boolean().nullable().default(null), facts)
const number = () => value(z.number().nullable().default(null))
// As typed while it isn't a number yet, so that a draft loses nothing (FLV-21).
const typedNumber = (facts?: ValueFacts) =>
  value(z.union([z.number(), z.string()]).nullable().default(null), facts)

/**
 * A place as returned by our search, or as named in an ad's draft, without details that only the search knows (ENT-30).
 */
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

// A campaign's results as counted by its platform, without a fixed set of names.
const metrics = value((z.unknown() as z.ZodType<JsonValue, JsonValue>).nullable().default(null), {
  writer: 'product',
  isInstant: true,
  staysWithAd: true,
})

/** A campaign's settings on any platform (ENT-13), and the product's notes about its generation. */
const campaign = {
  path: text({ staysWithAd: true }),
  // The owner's switch, and the product's mark for a live ad (LCH-08, PUB-01).
  isActive: flag({ writer: 'owner', isInstant: true, staysWithAd: true }),
  campaignGoal: value(z.enum(goals).default(defaultCampaignGoal)),
  plannedBudget: typedNumber({ isInstant: true }),
  fundingRecurrence: value(z.enum(fundingRecurrences).default('oneOff')),
  durationDays: value(z.union([z.number(), z.string()]).default(defaultFundingDays)),
  languages: value(z.array(z.enum(adLanguageCodes)).default([])),
  // A line of text is a valid place too, as `locationFromText` reads it.
  locations: value(z.array(z.union([z.string(), place])).default([])),
  punchline: text(),
  // Whether rules or an AI engine drafted the texts.
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

/** For an ad on Google (ENT-14, ENT-25); texts in writing order. */
const google = z.strictObject({
  headline1: headline('headline1'),
  headline2: headline('headline2'),
  // The third headline; this is the stored key's spelling (OPN-34).
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
  // Both in Google's notation: `[exact]`, `"phrase"`, broad without signs.
  keywords: texts(),
  negativeKeywords: texts(),
  maxCpc: typedNumber({ isInstant: true }),
})

/** For an ad on Facebook only (ENT-14, OPN-69). */
const facebook = z.strictObject({
  fbTitle: copy({ label: 'headline', part: 'headline', maxLength: 255, adviceLength: 40 }),
  fbMessage: message(),
  fbDescription: copy({ label: 'description', part: 'description', maxLength: 255, adviceLength: 30 }),
})

/** For an ad on Instagram only (ENT-14). */
const instagram = z.strictObject({ igMessage: message() })

/**
 * For an ad on either Meta platform (ENT-26), with Meta's required declarations and the people that European law
 * requires to be named.
 */
const meta = z.strictObject({
  fbButtonLabel: value(z.enum(buttonLabels).nullable().default(null)),
  adCreativeId: value(z.string().regex(uuidPattern).nullable().default(null)),
  minAge: number(),
  maxAge: number(),
  gender: value(z.enum(genders).default(defaultGender)),
  interests: texts(),
  specialAdCategories: value(z.array(z.enum(specialCategories)).default([])),
  payer: text({ maxLength: 200 }),
  beneficiary: text({ maxLength: 200 }),
})

const url = text()
const page = { path: campaign.path, url, body_isShowDescription: flag() }

function component<const T extends ComponentType, V extends z.ZodRawShape>(type: T, values: V) {
  return z.strictObject({ type: z.literal(type), metrics, ...values })
}

/**
 * The values of each component type: the one place that defines which values exist, their types, defaults and limits,
 * who may write them and whether they're translated (ENT-10 to ENT-14, ENT-25, ENT-26, ENT-30). A balloon stores each
 * under its own key, `component/{id}/{key}`; those of one platform are read as a group, as in
 * `component.google.maxCpc`. `npm run docs` derives the table that rules read.
 */
export const componentSchemas = {
  googleAdCampaign: component('googleAdCampaign', { ...campaign, google }),
  facebookAdCampaign: component('facebookAdCampaign', { ...campaign, facebook, meta }),
  instagramAdCampaign: component('instagramAdCampaign', { ...campaign, instagram, meta }),
  linkedinAdCampaign: component('linkedinAdCampaign', campaign),
  emailCampaign: component('emailCampaign', campaign),
  // A campaign that's only an address.
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

/** The values of each type of page section, under `component/{id}/sections/{section}/{key}` (ENT-10, ENT-17). */
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

/** A component as returned by `readComponent`, by type. */
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

/** Values of one platform, or of both Meta platforms, that are read together. */
export type ComponentGroup = keyof Groups

/** A key of a component's values, except its type. */
export type ValueKey = Exclude<KeyOf<Values>, 'type' | symbol | number>

/** Values of a component to write; null clears a key. */
export type ComponentValues = {
  readonly [K in ValueKey]?: Exclude<z.input<ValueOf<Values, K>>, undefined> | null
}
