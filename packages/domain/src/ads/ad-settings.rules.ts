import type { FundingRecurrence, GoalUrlType } from '../balloons/campaign-settings.rules.ts'
import { isComponentOrder } from '../balloons/component-order.rules.ts'
import { readAd, readComponent, readComponents } from '../balloons/components.rules.ts'
import type { ComponentOrder } from '../balloons/balloon.entity.ts'
import type { Goal } from '../core/goals.ts'
import type { Currency } from '../core/money.ts'
import { normaliseUrl } from '../core/url.ts'
import { type AddressFailure, checkAddresses } from '../flows/flow-addresses.rules.ts'
import type { AdAccountType } from '../ideas/platforms.rules.ts'
import type { BalloonValues } from './ad-values.rules.ts'
import {
  checkBudget,
  checkDuration,
  checkMaxCpc,
  checkTypedNumber,
  fundingPeriodDays,
  offeredAdAccounts,
  type TypedNumber,
  typedNumberOf,
} from './funding.rules.ts'

/** What an ad is measured by: visits to its page, or a goal reached after it (EDT-10). */
export const adTypes = ['traffic', 'conversion'] as const
export type AdType = (typeof adTypes)[number]

/** A goal as the ad's flow holds it (ENT-12, FUN-09). */
export interface ConversionGoal {
  readonly componentId: string
  readonly urlType: GoalUrlType
  readonly url: string
  /** The value of one result, decimal; null if it isn't set. */
  readonly value: TypedNumber
}

/** How an ad is paid, how long it's live and what its goal is (ENT-12, ENT-13). */
export interface AdSettings {
  readonly recurrence: FundingRecurrence
  /** Decimal, for the whole launch or for each month. */
  readonly budget: TypedNumber
  readonly durationDays: TypedNumber
  readonly campaignGoal: Goal
  /** The highest bid for a click, decimal; null on platforms without this kind of bid (ENT-25). */
  readonly bid: { readonly maxCpc: TypedNumber } | null
  /** Its landing page; null if its flow has none. */
  readonly page: { readonly componentId: string; readonly url: string } | null
  readonly conversion: ConversionGoal | null
}

/** The settings of a campaign, with defaults. */
export function adSettings(values: BalloonValues, campaignId: string): AdSettings {
  const campaign = readComponent(values, campaignId)
  const own = 'plannedBudget' in campaign ? campaign : readAd(values, campaignId, 'google')
  const flow = readComponents(values)
  const page = flow.find((component) => component.type === 'externalPage')
  const goal = flow.find((component) => component.type === 'goal')
  return {
    recurrence: own.fundingRecurrence,
    budget: typedNumberOf(own.plannedBudget),
    durationDays: typedNumberOf(own.durationDays),
    campaignGoal: own.campaignGoal,
    bid: 'google' in campaign ? { maxCpc: typedNumberOf(campaign.google.maxCpc) } : null,
    page: page ? { componentId: page.id, url: page.url.trim() } : null,
    conversion: goal
      ? {
          componentId: goal.id,
          urlType: goal.goalUrlType,
          url: goal.goalUrl.trim(),
          value: typedNumberOf(goal.conversionValue),
        }
      : null,
  }
}

/** Whether an ad aims for visits or for a goal after its page (EDT-10). */
export function adTypeOf({ conversion }: Pick<AdSettings, 'conversion'>): AdType {
  return conversion ? 'conversion' : 'traffic'
}

/** Settings that can be missing or wrong, in the order of the editor. */
export const settingKeys = [
  'url',
  'goalUrl',
  'conversionValue',
  'adAccount',
  'plannedBudget',
  'maxCpc',
  'durationDays',
] as const
export type SettingKey = (typeof settingKeys)[number]

export type SettingFailure =
  | Exclude<ReturnType<typeof checkBudget | typeof checkDuration | typeof checkMaxCpc>, null>
  | AddressFailure
  | 'urlInvalid'
  | 'accountNotOffered'
export type SettingFailures = Readonly<Partial<Record<SettingKey, SettingFailure>>>

/** Input for the checks of settings. */
export interface SettingContext {
  /** Currency of the ad's payment. */
  readonly currency: Currency
  /** The brand's own; null if it has none. */
  readonly websiteUrl: string | null
  readonly adAccountType: AdAccountType
  /** Plan of the payer; null if the reader may not see it. */
  readonly planLabel: string | null
}

/**
 * What's missing or wrong in an ad's payment, dates and destination (EDT-06, EDT-09, FLV-17 to FLV-19, FLV-21, PLN-07).
 */
export function checkAdSettings(
  values: BalloonValues,
  campaignId: string,
  { currency, websiteUrl, adAccountType, planLabel }: SettingContext,
): SettingFailures {
  const { recurrence, budget, bid, durationDays, page, conversion } = adSettings(values, campaignId)
  const addresses = checkAddresses({ componentOrder: orderOf(values), values }, websiteUrl)
  const ofPage = ({ componentId, url }: { readonly componentId: string; readonly url: string }) =>
    normaliseUrl(url) === false ? 'urlInvalid' : (addresses[componentId] ?? null)
  const isForeign = planLabel !== null && !offeredAdAccounts(planLabel).includes(adAccountType)
  const found: Record<SettingKey, SettingFailure | null> = {
    adAccount: isForeign ? 'accountNotOffered' : null,
    plannedBudget: checkBudget(budget, currency, fundingPeriodDays(recurrence, durationDays)),
    maxCpc: bid && checkMaxCpc(bid.maxCpc),
    durationDays: recurrence === 'monthly' ? null : checkDuration(durationDays),
    url: page === null || page.url === '' ? 'requiredValue' : ofPage(page),
    goalUrl:
      conversion && (conversion.url === '' ? 'requiredValue' : (addresses[conversion.componentId] ?? null)),
    conversionValue:
      conversion === null || conversion.value === null ? null : checkTypedNumber(conversion.value),
  }
  return Object.fromEntries(Object.entries(found).filter(([, failure]) => failure !== null))
}

/** The steps of an ad's flow; none if they can't be read. */
export function orderOf(values: BalloonValues): ComponentOrder {
  const order = values['componentOrder']
  return isComponentOrder(order) ? order : []
}

/** Whether a component is an external page or a goal. */
export function isOfType(values: BalloonValues, id: string, type: 'externalPage' | 'goal'): boolean {
  return readComponent(values, id).type === type
}
