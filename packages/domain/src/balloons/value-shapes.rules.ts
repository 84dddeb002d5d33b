import { adLanguageCodes } from '../core/ad-languages.ts'
import { writers } from '../core/ai-results.ts'
import { goals } from '../core/goals.ts'
import { isUuid } from '../core/ids.ts'
import type { JsonValue } from '../core/json.ts'
import { themeNames } from '../core/theme-names.ts'
import {
  type BalloonKey,
  type ComponentKey,
  heroCtaTypeKey,
  parseComponentKey,
} from './balloon-keys.rules.ts'
import {
  buttonLabels,
  fundingRecurrences,
  genders,
  goalUrlTypes,
  locationTypes,
  specialCategories,
} from './campaign-settings.rules.ts'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'
import { type ComponentType, isComponentType } from './component-types.rules.ts'
import { ctaTypes, isSectionType, type SectionType } from './section-types.rules.ts'

type Shape<T> = (value: unknown) => value is T
type ValueOf<S> = S extends Shape<infer T> ? T : never

const text: Shape<string> = (value) => typeof value === 'string'
const flag: Shape<boolean> = (value) => typeof value === 'boolean'
const number: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)

function oneOf<T extends string>(known: readonly T[]): Shape<T> {
  return (value): value is T => known.some((one) => one === value)
}

function listOf<T>(item: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(item)
}

function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value): value is A | B => one(value) || other(value)
}

function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Required<S extends Shapes> = { readonly [K in keyof S]: ValueOf<S[K]> }

/** An object with each of the required keys, any of the optional ones, and no other. */
function objectOf<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): Shape<Required<R> & Partial<Required<O>>> {
  const known = new Map(Object.entries({ ...required, ...optional }))
  return (value): value is Required<R> & Partial<Required<O>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(required).every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, item]) => known.get(key)?.(item) ?? false)
}

// As typed where it is no number yet, so that a draft loses nothing (FLV-21).
const typedNumber = either(number, text)
const texts = listOf(text)

const circle = objectOf({ latitude: number, longitude: number, radiusKm: number }, { isTownCenter: flag })

/** A place as our search gives it, or as an ad's draft names it, without what only the search knows (ENT-30). */
const place = objectOf(
  {
    type: oneOf(locationTypes),
    name: text,
    region: orNull(text),
    country_name: orNull(text),
    primary_city: orNull(text),
  },
  { country_code: orNull(text), population: orNull(number), circle: orNull(circle) },
)

const languageCode = oneOf(adLanguageCodes)
const specialCategory = oneOf(specialCategories)

const balloonShapes = {
  componentOrder: isComponentOrder,
  sectionOrder: isSectionOrder,
  theme: oneOf(themeNames),
} satisfies Record<BalloonKey, Shape<unknown>>

const componentType: Shape<ComponentType> = isComponentType
const sectionType: Shape<SectionType> = isSectionType

const componentShapes = {
  type: componentType,
  url: text,
  path: text,
  isValidated: flag,
  isActive: flag,
  // What a campaign has brought, as its platform counts it: no fixed set of names.
  metrics: (value: unknown): value is JsonValue => value !== undefined,
  body_isShowDescription: flag,
  goalUrlType: oneOf(goalUrlTypes),
  goalUrl: text,
  conversionValue: typedNumber,
  campaignGoal: oneOf(goals),
  plannedBudget: typedNumber,
  fundingRecurrence: oneOf(fundingRecurrences),
  durationDays: typedNumber,
  maxCpc: typedNumber,
  languages: listOf(languageCode),
  // A line of text is a valid place too, as `locationFromText` reads it.
  locations: listOf(either(text, place)),
  keywords: texts,
  negativeKeywords: texts,
  interests: texts,
  minAge: number,
  maxAge: number,
  gender: oneOf(genders),
  specialAdCategories: listOf(specialCategory),
  payer: text,
  beneficiary: text,
  adCreativeId: isUuid,
  headline1: text,
  headline2: text,
  headlined: text,
  headline4: text,
  headline5: text,
  headline6: text,
  headline7: text,
  headline8: text,
  headline9: text,
  headline10: text,
  headline11: text,
  headline12: text,
  headline13: text,
  headline14: text,
  headline15: text,
  description1: text,
  description2: text,
  description3: text,
  description4: text,
  punchline: text,
  writer: oneOf(writers),
  foreignFacts: texts,
  fbTitle: text,
  fbMessage: text,
  fbDescription: text,
  fbButtonLabel: oneOf(buttonLabels),
  igMessage: text,
} satisfies Record<ComponentKey, Shape<unknown>>

/** Values of a component in their shapes; null clears a key (ENT-10 to ENT-14, ENT-25, ENT-26, ENT-30). */
export type ShapedValues = { readonly [K in ComponentKey]?: ValueOf<(typeof componentShapes)[K]> | null }

const sectionShapes: Readonly<Record<string, Shape<unknown>>> = {
  type: sectionType,
  [heroCtaTypeKey]: oneOf(ctaTypes),
}

function shapeOf(shapes: Readonly<Record<string, Shape<unknown>>>, key: string): Shape<unknown> | null {
  return Object.hasOwn(shapes, key) ? (shapes[key] ?? null) : null
}

/** Whether a value has the shape that its key asks for; null clears a key and always has it. False for an unknown key. */
export function isOfShape(key: string, value: JsonValue): boolean {
  const parsed = parseComponentKey(key)
  const shape =
    parsed === null
      ? shapeOf(balloonShapes, key)
      : shapeOf(parsed.sectionId === null ? componentShapes : sectionShapes, parsed.key)
  return shape !== null && (value === null || shape(value))
}
