import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import { type BalloonStatus, isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { quoted } from '../quoted.ts'
import { lines, number, paragraphs, type RuleAsk, use } from './rule-ask.ts'

type List = ToolResult<'list_ads'>
type Listed = List['data']['ads'][number]

const mostListed = 20

export const isLive = (status: BalloonStatus): boolean => isSubmitted(status) && status !== 'pending_approval'
const ended: readonly BalloonStatus[] = [
  'stopped',
  'rejected',
  'finished',
  'pending_refund',
  'payment_failed',
]

/** Lists the ads of some statuses; `key` names the group. */
export function listAds(key: string, isListed: (status: BalloonStatus) => boolean) {
  return (ask: RuleAsk): ChatStep => {
    const list = ask.result('list_ads')
    if (!list) return ask.failure() ?? use({ name: 'list_ads' })
    const ads = list.data.ads.filter(({ status }) => isListed(status))
    if (ads.length === 0) return { text: paragraphs(ask.t(`list.${key}.none`), ask.source(list)) }
    const more = ads.length - mostListed
    return {
      text: paragraphs(
        ask.t(`list.${key}.title`, { count: ads.length }),
        lines(ads.slice(0, mostListed).map((ad) => lineOf(ask, ad, list))),
        more > 0 && ask.t('list.more', { count: more }),
        ask.source(list),
      ),
    }
  }
}

export const listLiveAds = listAds('live', isLive)
export const listDrafts = listAds('drafts', (status) => status === 'IN_PROGRESS')
export const listInReview = listAds(
  'review',
  (status) => status === 'pending' || status === 'pending_approval',
)
export const listStopped = listAds('ended', (status) => ended.includes(status))
export const listAllAds = listAds('all', () => true)

function lineOf(ask: RuleAsk, { name, platform, status, figures }: Listed, { data }: List): string {
  const values = {
    name: quoted(name),
    platform: platform ? ask.text(`ads.platforms.${platform}`) : ask.t('list.noPlatform'),
    status: ask.text(`adCard.status.${status}`),
  }
  if (!figures) return ask.t('list.line', values)
  const { clicks, cost } = figures
  return ask.t('list.lineWithFigures', {
    ...values,
    count: clicks,
    clicks: number(clicks),
    cost: ask.money(cost, data.currency),
  })
}

/** The ad with the lowest cost per result. */
export function bestAd(ask: RuleAsk): ChatStep {
  const list = ask.result('list_ads')
  if (!list) return ask.failure() ?? use({ name: 'list_ads' })
  const shown = list.data.ads.flatMap((ad) =>
    ad.figures && ad.figures.results > 0
      ? [
          {
            ad,
            results: ad.figures.results,
            kind: ad.figures.resultKind,
            each: ad.figures.cost / ad.figures.results,
          },
        ]
      : [],
  )
  const [best] = shown.toSorted((left, right) => left.each - right.each)
  if (!best) return { text: paragraphs(ask.t('best.none'), ask.source(list)) }
  const text = ask.t('best.found', {
    name: quoted(best.ad.name),
    count: best.results,
    results: number(best.results),
    kind: ask.t(`resultKinds.${best.kind}`),
    each: ask.money(best.each, list.data.currency),
  })
  return { text: paragraphs(text, ask.source(list)) }
}

/** What all ads have cost to date. */
export function totalSpent(ask: RuleAsk): ChatStep {
  const list = ask.result('list_ads')
  if (!list) return ask.failure() ?? use({ name: 'list_ads' })
  const total = list.data.ads.reduce((sum, { figures }) => sum + (figures?.cost ?? 0), 0)
  const text = ask.t('spent', {
    cost: ask.money(total, list.data.currency),
    brand: quoted(ask.context?.brandName ?? ''),
  })
  return { text: paragraphs(text, ask.source(list)) }
}
