import type { LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import { type AdJudgement, judgeAd, judgementContext } from '@aloft/domain/ads/ad-judgement.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { Currency } from '@aloft/domain/core/money'
import { type AdContent, adContent } from '../../../state/ad-content.ts'
import { type AdValues, currentAd, savedValues } from '../../../state/brand.ts'
import { briefsQuery } from '../../../state/briefs.ts'
import { brandTexts } from '../../../state/evidence.ts'
import { currentUser } from '../../../state/session.ts'
import { api } from '../../core/api.ts'
import { i18n } from '../../core/i18n.ts'
import { readableBrand } from '../../balloons/readable-ads.ts'
import { adOf, ask, brandOf, FailedCall, type ToolCall } from './tool-handler.ts'

/** An ad as the user sees it, with its brand. */
export interface AdFacts {
  readonly idea: IdeaWithBalloons
  readonly balloon: Balloon
  readonly values: AdValues
  /** Null for one without a campaign. */
  readonly content: AdContent | null
  /** That the ad is paid in. */
  readonly currency: Currency
}

/** A brand with its ads, as the server has them now. */
export async function readBrandOf(call: ToolCall): Promise<IdeaWithBalloons> {
  return readableBrand(await ask('get-idea', { ideaId: brandOf(call) }, call.signal))
}

/** The ad that a call is about. */
export async function readAdOf(
  given: { readonly adId?: string | undefined },
  call: ToolCall,
): Promise<AdFacts> {
  const adId = adOf(given)
  const idea = await readBrandOf(call)
  const balloon = idea.balloons.find(({ id }) => id === adId)
  if (!balloon) throw new FailedCall({ error: 'balloonNotFound' })
  // Edits that aren't saved yet are what the user asks about.
  const values = { ...savedValues(balloon), ...currentAd(adId) }
  const currency = currentUser()?.subscriptionCurrency ?? 'EUR'
  return { idea, balloon, values, content: adContent(balloon, values), currency }
}

/** What every result about an ad begins with. */
export const adHead = ({ balloon: { id, name, platform, status } }: Pick<AdFacts, 'balloon'>) => ({
  adId: id,
  name,
  platform,
  status,
})

/** What's missing or wrong in an ad, judged as its editor does. */
export async function judgeAdFacts(
  { idea, balloon, values, currency }: AdFacts,
  { platform, campaignId: componentId }: AdContent,
  signal: AbortSignal,
): Promise<AdJudgement> {
  const ofAd = { ideaId: idea._id, balloonId: balloon.id, componentId }
  const [briefs, basis] = await Promise.all([
    ask('get-briefs', briefsQuery(idea._id), signal),
    api.call('get-copy-basis', ofAd, { signal }),
  ])
  const evidence = [...brandTexts(briefs), ...(basis.kind === 'reply' ? basis.reply.evidence : [])]
  const reader = { role: idea.role, planLabel: currentUser()?.plan.labelKey ?? null, currency }
  const context = judgementContext(idea, platform, reader)
  return judgeAd(values, { componentId, platform }, context, basis.kind === 'unreachable' ? null : evidence)
}

/** What the linter found, as a sentence. */
export function findingInWords({ rule, details }: LintFinding): string {
  return i18n.get().t(`lint.${rule}.message` as 'lint.G01.message', details)
}
