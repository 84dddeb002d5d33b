import { type AdFailures, checkAd, isLaunchable } from '@aloft/domain/ads/ad-readiness.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { lintCopy, type LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import { useMemo } from 'react'
import { type AdContent, jsonList } from './ad-content.ts'
import { useEvidence } from './evidence.ts'

/** What is known to be missing or wrong in an ad. */
export interface KnownReadiness {
  readonly failures: AdFailures
  readonly findings: readonly LintFinding[]
  /** Whether nothing stands between the ad and its launch (EDT-12). */
  readonly isLaunchable: boolean
}

type Facts = ReturnType<typeof adFacts>
type Pages = Pick<IdeaWithBalloons, 'facebookAdAccount'>

/** All of an ad that its readiness rests on, as plain data. */
export function adFacts({ platform, texts, value }: AdContent, { facebookAdAccount }: Pages) {
  const language = jsonList(value('languages'))[0]
  return {
    platform,
    texts,
    keywords: readKeywords(value('keywords')).map(({ text }) => text),
    language: adLanguageCodes.find((code) => code === language) ?? null,
    hasCreative: Boolean(value('adCreativeId')),
    hasChannel: Boolean(facebookAdAccount?.pageId),
  }
}

/** Judges an ad; `evidence` is null until it is known what its claims may rest on. */
export function judgeAd(facts: Facts, evidence: readonly string[] | null): KnownReadiness {
  const failures = checkAd(facts)
  const findings = lintCopy({ ...facts, evidence, declaredCategories: [] })
  return { failures, findings, isLaunchable: isLaunchable({ failures, findings }) }
}

/** How an ad of the open brand stands, judged anew only when something changed that it rests on (EDT-12). */
export function useAdReadiness(idea: IdeaWithBalloons, content: AdContent): KnownReadiness {
  const evidence = useEvidence(idea._id)
  // The content is put together at every render: what it says is compared, not what it is.
  const facts = JSON.stringify(adFacts(content, idea))
  return useMemo(() => judgeAd(JSON.parse(facts) as Facts, evidence), [facts, evidence])
}
