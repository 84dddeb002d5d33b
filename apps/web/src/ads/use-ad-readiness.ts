import {
  type AdJudgement,
  checkFields,
  type JudgementContext,
  judgementContext,
  lintInputOf,
} from '@aloft/domain/ads/ad-judgement.rules'
import { isLaunchable } from '@aloft/domain/ads/ad-readiness.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { useMemo } from 'react'
import type { AdContent } from '../state/ad-content.ts'
import type { AdValues } from '../state/brand.ts'
import { useEvidence } from '../state/evidence.ts'
import { useFindings } from './use-findings.ts'
import { useUser } from '../state/session.ts'

/** What is known to be missing or invalid in an ad. */
export interface KnownReadiness extends AdJudgement {
  /** Whether the ad is ready for its launch (EDT-12). */
  readonly isLaunchable: boolean
}

/** The readiness of an ad of the open brand, computed only when one of its inputs changes (EDT-12). */
export function useAdReadiness(
  idea: IdeaWithBalloons,
  balloonId: string,
  { campaignId: componentId, platform }: AdContent,
  values: AdValues,
): KnownReadiness {
  const evidence = useEvidence({ ideaId: idea._id, balloonId, componentId })
  const user = useUser()
  // Both are put together at every render: what they say is compared, not what they are.
  const reader = {
    role: idea.role,
    planLabel: user?.plan.labelKey ?? null,
    currency: user?.subscriptionCurrency ?? 'EUR',
  }
  const known = JSON.stringify({ values, context: judgementContext(idea, platform, reader) })
  const { fields, texts } = useMemo(() => {
    const parsed = JSON.parse(known) as { values: AdValues; context: JudgementContext }
    const ad = { componentId, platform }
    return {
      fields: checkFields(parsed.values, ad, parsed.context),
      texts: lintInputOf(parsed.values, ad, { currency: parsed.context.currency, evidence }),
    }
  }, [known, componentId, platform, evidence])
  const findings = useFindings(texts)
  return useMemo(
    () => ({ ...fields, findings, isLaunchable: isLaunchable({ ...fields, findings }) }),
    [fields, findings],
  )
}
