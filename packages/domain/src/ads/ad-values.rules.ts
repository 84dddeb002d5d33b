import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { campaignTypes } from '../balloons/components.rules.ts'
import type { CampaignBrief } from '../briefs/brief.entity.ts'
import { defaultCampaignGoal, defaultGender } from '../balloons/campaign-settings.rules.ts'
import type { ComponentValues } from '../balloons/component-schemas.entity.ts'
import type { Writer } from '../core/ai-results.ts'
import type { JsonValue } from '../core/json.ts'
import type { WayToBuy } from '../facts/ways-to-buy.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { targetedAges } from './audience-values.rules.ts'
import { buttonLabelFor } from './button-labels.rules.ts'
import type { Place } from './places.rules.ts'

/** A balloon's values by key. */
export type BalloonValues = Readonly<Record<string, JsonValue>>

/** The two components of a plain ad: the campaign, and the page it leads to. */
export interface AdComponents {
  readonly campaignId: string
  readonly pageId: string
}

/** Values of an ad during generation: its flow, and its landing page. */
export function emptyAdValues(
  { campaignId, pageId }: AdComponents,
  platform: AdPlatform,
  url: string | null,
): BalloonValues {
  return {
    componentOrder: [[campaignId], [pageId]],
    sectionOrder: {},
    theme: 'facebook',
    [componentKey(campaignId, 'type')]: campaignTypes[platform],
    [componentKey(pageId, 'type')]: 'externalPage',
    [componentKey(pageId, 'url')]: url,
  }
}

/** The drafted parts of an ad. */
export interface DraftedAd {
  readonly platform: AdPlatform
  readonly brief: CampaignBrief
  /** Texts by the keys of the platform's copy fields, and the punchline of the picture. */
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  /** In Google's notation, with match signs. */
  readonly keywords: readonly string[]
  readonly negativeKeywords: readonly string[]
  readonly interests: readonly string[]
  readonly locations: readonly Place[]
  readonly writer: Writer
  /** How customers buy, based on the goal; null if unknown. */
  readonly way: WayToBuy | null
  /** Facts of the brief in another language than the ad's: they stay untranslated, and the editor says so. */
  readonly foreignFacts: readonly string[]
  /** Null without a picture. */
  readonly adCreativeId: string | null
}

/** The ages of a drafted ad on Meta: adults, as every category of ads allows. */
const startAges = { minAge: 18, maxAge: targetedAges.most }

/** The values a drafted ad adds to its flow (ENT-13, ENT-14, ENT-25, ENT-26). */
export function draftedAdValues(campaignId: string, ad: DraftedAd): BalloonValues {
  const goal = ad.brief.goal ?? defaultCampaignGoal
  const shared: ComponentValues = {
    writer: ad.writer,
    campaignGoal: goal,
    languages: ad.brief.language ? [ad.brief.language] : [],
    locations: ad.locations.map(({ circle, ...place }) => ({ ...place, circle: circle && { ...circle } })),
    ...(ad.foreignFacts.length > 0 && { foreignFacts: [...ad.foreignFacts] }),
  }
  const own: ComponentValues =
    ad.platform === 'google'
      ? { keywords: [...ad.keywords], negativeKeywords: [...ad.negativeKeywords] }
      : {
          interests: [...ad.interests],
          adCreativeId: ad.adCreativeId,
          fbButtonLabel: buttonLabelFor(goal, ad.way),
          gender: defaultGender,
          ...startAges,
        }
  return Object.fromEntries(
    Object.entries({ ...ad.texts, ...shared, ...own }).map(([key, value]) => [
      componentKey(campaignId, key),
      value,
    ]),
  )
}
