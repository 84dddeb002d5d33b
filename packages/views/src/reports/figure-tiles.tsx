import type { FigureName, Performance } from '@aloft/domain/ads/performance.rules'
import { changeOf } from '@aloft/domain/ads/report-days.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './figure-tiles.css.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

/** Results of the spend (PRF-07). */
const big = ['conversions', 'revenue', 'costPerConversion', 'roas'] as const satisfies FigureName[]
/** Figures that explain the results (PRF-01). */
const small = [
  'cost',
  'impressions',
  'clicks',
  'costPerClick',
  'clickThroughRate',
  'conversionRate',
] as const satisfies FigureName[]

const betterLow: readonly FigureName[] = ['costPerClick', 'costPerConversion']
/** An increase of these is neither good nor bad. */
const neutral: readonly FigureName[] = ['cost', 'impressions']

export interface FigureTilesProps {
  now: Performance
  /** For the period before, if the two are compared. */
  before: Performance | null
  currency: Currency
}

/**
 * Four figures that show whether the ads pay, and six that show why, each compared with the period before
 * (PRF-01, PRF-07).
 */
export function FigureTiles({ now, before, currency }: FigureTilesProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const tile = (name: FigureName) => (
    <div key={name} className={css.tile}>
      <Text as="dt" size={13} tone="soft">
        {t(`reports.figures.${name}`)}
      </Text>
      <dd className={now[name] === null ? `${css.figure} ${css.missing}` : css.figure}>
        {words(name, now[name])}
      </dd>
      {before ? <Beside name={name} now={now[name]} before={before[name]} currency={currency} /> : null}
      {name === 'roas' && !before ? (
        <Text as="dd" size={12} tone="soft">
          {t('reports.roasMeans', { one: formatPrice(100, currency) })}
        </Text>
      ) : null}
    </div>
  )
  return (
    <div>
      <dl className={`${css.row} ${css.big}`}>{big.map(tile)}</dl>
      <dl className={`${css.row} ${css.small}`}>{small.map(tile)}</dl>
    </div>
  )
}

interface BesideProps {
  name: FigureName
  now: number | null
  before: number | null
  currency: Currency
}

/**
 * The change of a figure since the period before, with sign and words; color only shows whether it's good.
 */
function Beside({ name, now, before, currency }: BesideProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const change = changeOf(now, before)
  const previous = words(name, before)
  if (!change) return <dd className={css.change}>{t('reports.change.before', { before: previous })}</dd>
  const { way, percent } = change
  if (way === 'same') return <dd className={css.change}>{t('reports.change.same')}</dd>
  const isGood = !neutral.includes(name) && (way === 'up') !== betterLow.includes(name)
  const Arrow = way === 'up' ? TrendingUp : TrendingDown
  const signed = percent === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
  return (
    <dd className={isGood ? `${css.change} ${css.good}` : css.change}>
      <Arrow size={14} strokeWidth={2.1} aria-hidden="true" />
      {percent === null
        ? t('reports.change.fromNothing', { before: previous })
        : t(`reports.change.${way}`, { percent: signed, before: previous })}
    </dd>
  )
}
