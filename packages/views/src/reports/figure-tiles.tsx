import type { FigureName, Performance } from '@aloft/domain/ads/performance.rules'
import { changeOf } from '@aloft/domain/ads/report-days.rules'
import { countableIn, furtherFigures, leadingFigures } from '@aloft/domain/ads/report-figures.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Link } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './figure-tiles.css.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

const betterLow: readonly FigureName[] = ['costPerClick', 'costPerConversion']
/** An increase of these is neither good nor bad. */
const neutral: readonly FigureName[] = ['cost', 'impressions']

export interface FigureTilesProps {
  now: Performance
  /** For the period before, if the two are compared. */
  before: Performance | null
  currency: Currency
  /** Where a conversion gets its value; null if there's no such place. */
  valueHref: string | null
}

/** The figures of the ad's goal, each compared with the period before, and all others on demand (PRF-01, PRF-07). */
export function FigureTiles({ now, before, currency, valueHref }: FigureTilesProps) {
  const { t } = useTranslation()
  const countable = countableIn(now)
  const tiles = (names: readonly FigureName[], style: string) => (
    <dl className={style}>
      {names.map((name) => (
        <Tile key={name} name={name} now={now} before={before} currency={currency} />
      ))}
    </dl>
  )
  const isValueMissing = countable.hasGoal && !countable.hasValue && valueHref !== null
  return (
    <Stack gap={8}>
      {tiles(leadingFigures(countable), `${css.row} ${css.leading}`)}
      {isValueMissing ? (
        <Text size={13} tone="soft">
          <Link href={valueHref} variant="inText">
            {t('reports.setValue')}
          </Link>
          {'. '}
          {t('reports.setValueLead')}
        </Text>
      ) : null}
      <Disclosure summary={t('reports.further')}>
        {tiles(furtherFigures(countable), `${css.row} ${css.further}`)}
      </Disclosure>
    </Stack>
  )
}

interface TileProps extends Omit<FigureTilesProps, 'valueHref'> {
  name: FigureName
}

function Tile({ name, now, before, currency }: TileProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  return (
    <div className={css.tile}>
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
        : t(`reports.change.${way}${percent === 0 ? 'Slightly' : ''}`, { percent: signed, before: previous })}
    </dd>
  )
}
