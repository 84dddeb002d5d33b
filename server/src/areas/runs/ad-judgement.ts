import { checkAd, type AdFailures } from '@aloft/domain/ads/ad-readiness.rules'
import { lintCopy, type LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import { componentKey, type ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdAccountType, AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdAccounts } from '../../action/caller.ts'

export interface AdJudgement {
  readonly failures: AdFailures
  readonly findings: readonly LintFinding[]
}

type Values = Readonly<Record<string, JsonValue>>

/** The texts of one ad of a flow by the keys of its platform. */
export function textsOf(
  values: Values,
  componentId: string,
  platform: AdPlatform,
): Partial<Record<ComponentKey, string>> {
  const texts = copyFields[platform].flatMap(({ key }) => {
    const text = values[componentKey(componentId, key)]
    return typeof text === 'string' ? [[key, text] as const] : []
  })
  return Object.fromEntries(texts)
}

/**
 * What is missing or wrong in an ad's content, as its editor sees it (EDT-05, EDT-07, LCH-06). Claims are not judged:
 * they are advice, and what they may rest on is not read here.
 */
export function judgeAd(
  values: Values,
  { componentId, platform }: { readonly componentId: string; readonly platform: AdPlatform },
  accounts: AdAccounts,
): AdJudgement {
  const value = (key: ComponentKey) => values[componentKey(componentId, key)]
  const list = (key: ComponentKey) => [value(key) ?? []].flat()
  const language = list('languages')[0]
  const facts = {
    platform,
    texts: textsOf(values, componentId, platform),
    keywords: list('keywords').map(String),
    language: adLanguageCodes.find((code) => code === language) ?? null,
    hasCreative: Boolean(value('adCreativeId')),
    // Our own account speaks as our page until the brand has linked one (EDT-08).
    hasChannel: accountTypeOf(accounts, platform) === 'provider' || Boolean(accounts.facebook?.pageId),
  }
  const findings = lintCopy({ ...facts, evidence: null, declaredCategories: [] })
  return { failures: checkAd(facts), findings }
}

/** Whose account an ad runs on; ours where the brand has chosen none. */
export function accountTypeOf(accounts: AdAccounts, platform: AdPlatform): AdAccountType {
  return accounts.types?.[platform] ?? 'provider'
}
