import type { Money } from '@aloft/domain/core/money'
import { platformNames } from '@aloft/domain/ideas/platforms.rules'
import type { Need, NeedKind } from '@aloft/domain/launches/overview-needs.rules'
import { formatDate, formatWeekday } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useState } from 'react'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { numberWords } from './brand-root-headline.tsx'
import * as css from './overview-needs.css.ts'

/** A need with the page where something is done about it. */
export interface ShownNeed {
  id: string
  need: Need
  /** Whether it asks this person to do something. */
  isForYou: boolean
  /** Left out if this person can't do anything there. */
  href?: string | undefined
}

export interface OverviewNeedsProps {
  /** The most urgent first. */
  needs: readonly ShownNeed[]
}

const fewest = 3

const marks: Readonly<Record<NeedKind, { icon: IconName; tone: keyof typeof tones }>> = {
  planLapsed: { icon: 'warning', tone: 'rejected' },
  held: { icon: 'payments', tone: 'rejected' },
  rejected: { icon: 'rejected', tone: 'rejected' },
  unpaid: { icon: 'payments', tone: 'pending' },
  trialEnds: { icon: 'ending', tone: 'ending' },
  ended: { icon: 'retry', tone: 'ending' },
  draft: { icon: 'draft', tone: 'stopped' },
  drafts: { icon: 'draft', tone: 'stopped' },
  website: { icon: 'integrations', tone: 'pending' },
  ending: { icon: 'ending', tone: 'ending' },
  renewing: { icon: 'ending', tone: 'ending' },
  refunded: { icon: 'success', tone: 'live' },
  waiting: { icon: 'pending', tone: 'pending' },
}
const tones = { rejected: 1, ending: 1, pending: 1, live: 1, stopped: 1 }

/** What needs somebody, each with the button that does something about it and its price. */
export function OverviewNeeds({ needs }: OverviewNeedsProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (needs.length === 0) return null
  const shown = isWhole ? needs : needs.slice(0, fewest)
  const firstForYou = needs.find(({ isForYou }) => isForYou)
  return (
    <Stack as="section" gap={8} align="start">
      <VisuallyHidden>
        <h2>{t('overview.needs.title')}</h2>
      </VisuallyHidden>
      <ul className={css.list}>
        {shown.map((one) => (
          <OverviewNeed key={one.id} {...one} isPrimary={one === firstForYou} />
        ))}
      </ul>
      {needs.length > fewest ? (
        <div className={css.whole}>
          <Button variant="quiet" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('overview.needs.showFewer') : t('overview.needs.showAll', { count: needs.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

function OverviewNeed({ need, isForYou, href, isPrimary }: ShownNeed & { isPrimary: boolean }) {
  const { title, detail, action, price } = useNeedWords(need, isForYou)
  const { icon, tone } = marks[need.kind]
  return (
    <li className={css.need}>
      <span className={css.mark({ tone })}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.detail}>{detail}</p>
      </div>
      {href === undefined ? null : (
        <div className={css.action}>
          {isForYou ? (
            <ButtonLink href={href} variant={isPrimary ? 'primary' : 'secondary'}>
              {action}
              {price ? <span className={css.price}>{price}</span> : null}
            </ButtonLink>
          ) : (
            <Link href={href}>{action}</Link>
          )}
        </div>
      )}
    </li>
  )
}

interface NeedWords {
  readonly title: string
  readonly detail: string
  readonly action: string
  readonly price?: string
}

const money = ({ minor, currency }: Money) => formatMoney(minor, currency)

function useNeedWords(need: Need, isForYou: boolean): NeedWords {
  const { t, i18n } = useTranslation()
  const day = (date: Date) => formatWeekday(date, i18n.language)
  const { kind } = need
  const name = 'ad' in need ? need.ad.name : ''
  const action = (count?: number) => t(`overview.needs.${kind}.action`, { count })
  switch (kind) {
    case 'planLapsed':
      return {
        title: t('overview.needs.planLapsed.title'),
        detail: t(`overview.needs.planLapsed.${isForYou ? 'detail' : 'detailOther'}`),
        action: action(),
      }
    case 'held':
      return {
        title: t('overview.needs.held.title', { name }),
        detail: t('overview.needs.held.detail', { date: formatDate(need.untilDate, 'date') }),
        action: action(),
        price: money(need.price),
      }
    case 'rejected':
      return {
        title: t('overview.needs.rejected.title', { name }),
        detail: need.reason ?? t('overview.needs.rejected.noReason'),
        action: action(),
      }
    case 'unpaid':
      return {
        title: t('overview.needs.unpaid.title', { name }),
        detail: t('overview.needs.unpaid.detail'),
        action: action(),
        price: money(need.price),
      }
    case 'trialEnds':
      return {
        title: t('overview.needs.trialEnds.title', { day: day(need.date) }),
        detail: t('overview.needs.trialEnds.detail', { price: money(need.price) }),
        action: action(),
      }
    case 'ended':
      return {
        title: t('overview.needs.ended.title', { name }),
        detail: t('overview.needs.ended.detail', { count: need.days }),
        action: action(need.days),
        price: money(need.price),
      }
    case 'draft':
      return {
        title: t('overview.needs.draft.title', { name }),
        detail: t('overview.needs.draft.detail'),
        action: action(),
      }
    case 'drafts':
      return {
        title: t('overview.needs.drafts.title', { number: numberWords(t, need.count) }),
        detail: t('overview.needs.drafts.detail'),
        action: action(),
      }
    case 'website':
      return {
        title: t('overview.needs.website.title'),
        detail: t(`overview.needs.website.${need.isLive ? 'detailLive' : 'detail'}`),
        action: action(),
      }
    case 'ending':
      return {
        title: t('overview.needs.ending.title', { name, day: day(need.date) }),
        detail: t('overview.needs.ending.detail'),
        action: action(),
      }
    case 'renewing':
      return {
        title: t('overview.needs.renewing.title', { name, day: day(need.date) }),
        detail: t('overview.needs.renewing.detail', { price: money(need.price) }),
        action: action(),
      }
    case 'refunded':
      return {
        title: t('overview.needs.refunded.title', { amount: money(need.amount) }),
        detail: t('overview.needs.refunded.detail', { name }),
        action: action(),
      }
    case 'waiting': {
      const platform = platformNames[need.ad.platform]
      const { isWithPlatform } = need
      return {
        title: t(`overview.needs.waiting.${isWithPlatform ? 'titlePlatform' : 'title'}`, { name, platform }),
        detail: t(`overview.needs.waiting.${isWithPlatform ? 'detailPlatform' : 'detail'}`),
        action: action(),
      }
    }
  }
}
