import { type AdFailures, checkAd, hasChannel, isLaunchable } from '@aloft/domain/ads/ad-readiness.rules'
import { type AudienceFailures, checkAudience } from '@aloft/domain/ads/ad-targeting.rules'
import {
  checkAdSettings,
  type SettingContext,
  type SettingFailures,
} from '@aloft/domain/ads/ad-settings.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { audienceOf, lintedAudienceOf } from '@aloft/domain/ads/audience-values.rules'
import type { Currency } from '@aloft/domain/core/money'
import { lintCopy, type LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import type { User } from '@aloft/domain/account/user.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useMemo } from 'react'
import { type AdContent, jsonList } from './ad-content.ts'
import type { AdValues } from './brand.ts'
import { useEvidence } from './evidence.ts'
import { useUser } from './session.ts'

/** What is known to be missing or wrong in an ad. */
export interface KnownReadiness {
  readonly failures: AdFailures
  readonly findings: readonly LintFinding[]
  readonly settingFailures: SettingFailures
  /** Whether nothing stands between the ad and its launch (EDT-12). */
  readonly isLaunchable: boolean
}

type Facts = ReturnType<typeof adFacts>
type Accounts = Pick<IdeaWithBalloons, 'facebookAdAccount' | 'adAccountType'>

/** All of an ad that its content rests on, as plain data. */
export function adFacts(
  { platform, texts, value }: AdContent,
  { facebookAdAccount, adAccountType }: Accounts,
  currency: Currency,
) {
  const language = jsonList(value('languages'))[0]
  return {
    platform,
    texts,
    keywords: readKeywords(value('keywords')).map(({ text }) => text),
    language: adLanguageCodes.find((code) => code === language) ?? null,
    hasCreative: Boolean(value('adCreativeId')),
    hasChannel: hasChannel(adAccountType[platform] ?? 'provider', facebookAdAccount?.pageId),
    declaredCategories: platform === 'google' ? [] : audienceOf(value).specialAdCategories,
    ...(platform !== 'google' && { audience: lintedAudienceOf(value, currency) }),
  }
}

/** What the settings of an ad are judged by; the plan is that of who pays, known to nobody else. */
export function settingContext(
  { adAccountType, teamId, url }: Pick<IdeaWithBalloons, 'adAccountType' | 'teamId' | 'url'>,
  platform: AdPlatform,
  user: Pick<User, 'plan' | 'subscriptionCurrency'> | null,
): SettingContext {
  return {
    currency: user?.subscriptionCurrency ?? 'EUR',
    websiteUrl: url,
    adAccountType: adAccountType[platform] ?? 'provider',
    planLabel: teamId === null && user ? user.plan.labelKey : null,
  }
}

/** What was found beside an ad's content: whom it is aimed at, and how it is paid, timed and led on. */
export interface OtherFailures {
  readonly audience: AudienceFailures
  readonly settings: SettingFailures
}

/** Judges an ad; `evidence` is null until it is known what its claims may rest on. */
export function judgeAd(
  facts: Facts,
  evidence: readonly string[] | null,
  { audience, settings: settingFailures }: OtherFailures,
): KnownReadiness {
  const failures = { ...checkAd(facts), ...audience, ...settingFailures }
  const findings = lintCopy({ ...facts, evidence })
  return { failures, findings, settingFailures, isLaunchable: isLaunchable({ failures, findings }) }
}

/** How an ad of the open brand stands, judged anew only when something changed that it rests on (EDT-12). */
export function useAdReadiness(idea: IdeaWithBalloons, content: AdContent, values: AdValues): KnownReadiness {
  const evidence = useEvidence(idea._id)
  const user = useUser()
  // The content is put together at every render: what it says is compared, not what it is.
  const context = settingContext(idea, content.platform, user)
  const facts = JSON.stringify(adFacts(content, idea, context.currency))
  const others: OtherFailures = {
    audience: checkAudience(content.platform, content.value),
    settings: checkAdSettings(values, content.campaignId, context),
  }
  const found = JSON.stringify(others)
  return useMemo(
    () => judgeAd(JSON.parse(facts) as Facts, evidence, JSON.parse(found) as OtherFailures),
    [facts, evidence, found],
  )
}
