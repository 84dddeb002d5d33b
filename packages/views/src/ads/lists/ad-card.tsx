import { canonicalStatus, isEditable } from '@aloft/domain/balloons/balloon-status.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { ComponentType } from 'react'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './ad-card.css.ts'
import type { AdCardLaunch, AdCardLifeProps } from './ad-card-life.tsx'
import type { LaunchPillProps } from './launch-pill.tsx'
import { GoogleResult, type SearchResult } from './google-result.tsx'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { media } from '@aloft/design-system/theme/scale'

/** Data of an ad in the overview. */
export interface AdCardData {
  id: string
  name: string
  platform: AdPlatform
  /** The stored status; older names are understood (OPN-36). */
  status: string
  /** Address of its picture, square as in feeds; search ads have none. */
  picture?: string
  /** Its first headline, or the text people read first; may be empty. */
  text: string
  /** Time of the last change. */
  updatedAt: Date
  /** What a search ad shows first. */
  search?: SearchResult
  /** Its latest launch; left out for a draft, and if it couldn't be loaded. */
  launch?: AdCardLaunch | 'loading'
  /** Its results, in words. */
  figures?: readonly { readonly label: string; readonly value: string }[]
}

export interface AdCardProps {
  ad: AdCardData
  brand: { name: string; picture?: string }
  onOpen: (id: string) => void
  /** Archives the ad; its button is only shown with the callback. */
  onArchive?: ((id: string) => void) | undefined
  /** Renames the ad; its button is only shown with the callback, on an ad that can be edited. */
  onRename?: ((id: string) => void) | undefined
  /** Draws its launch; null until it's loaded. */
  Life?: ComponentType<AdCardLifeProps> | null | undefined
  /** Draws its status; null until it's loaded. */
  LaunchPill?: ComponentType<LaunchPillProps> | null | undefined
  /** On a phone, a row with a small picture, as for all cards after the first. */
  isRow?: boolean
}

function Words({ text, brand }: { text: string; brand: AdCardProps['brand'] }) {
  const { t } = useTranslation()
  return (
    <div className={css.words} aria-hidden="true">
      <div className={css.sheet}>
        <div className={css.from}>
          <Avatar name={brand.name} picture={brand.picture} kind="brand" size={24} />
          {brand.name}
        </div>
        <p className={css.quote} dir="auto">
          {text || t('adCard.untitled')}
        </p>
      </div>
    </div>
  )
}

// A row on a phone shows a thumbnail; elsewhere a card is as wide as its column.
const shownWidth = { row: `${media.phone} 92px, 360px`, tile: '360px' }

/** An ad in brief; a press anywhere opens it. */
export function AdCard({
  ad,
  brand,
  onOpen,
  onArchive,
  onRename,
  Life,
  LaunchPill,
  isRow = false,
}: AdCardProps) {
  const { t } = useTranslation()
  const { id, name, platform, picture, search, text, updatedAt, launch, figures = [] } = ad
  const status = canonicalStatus(ad.status)
  const ways = (
    <span className={css.ways}>
      {onRename && isEditable({ status, archiveDate: null }) ? (
        <button
          type="button"
          className={css.way}
          aria-label={t('adCard.rename', { name })}
          onClick={() => onRename(id)}
        >
          {t('adCard.renameShort')}
        </button>
      ) : null}
      {onArchive ? (
        <button
          type="button"
          className={css.way}
          aria-label={t('adCard.archive', { name })}
          onClick={() => onArchive(id)}
        >
          {t('adCard.archiveShort')}
        </button>
      ) : null}
    </span>
  )
  return (
    <article className={css.card} data-row={isRow || undefined}>
      <div className={css.window}>
        {picture ? (
          <img
            className={css.picture}
            {...sizedPicture(picture, shownWidth[isRow ? 'row' : 'tile'])}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : search ? (
          <GoogleResult result={search} brand={brand} />
        ) : (
          <Words text={text} brand={brand} />
        )}
      </div>
      <div className={css.foot}>
        <Cluster gap={12} rowGap={4} justify="between">
          {launch && launch !== 'loading' && LaunchPill ? (
            <LaunchPill status={status} launch={launch} />
          ) : (
            <StatusPill status={status} />
          )}
          <span className={css.platform}>{t(`adCard.places.${platform}`)}</span>
        </Cluster>
        <h3>
          <button
            type="button"
            className={css.name}
            aria-label={t('adCard.open', { name })}
            onClick={() => onOpen(id)}
          >
            <span className={css.clamp}>
              <bdi>{name}</bdi>
            </span>
          </button>
        </h3>
        {picture && !launch ? (
          <p className={css.text} dir="auto">
            {text || t('adCard.untitled')}
          </p>
        ) : null}
        {figures.length > 0 ? (
          <dl className={css.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <Text as="dt" size={12} tone="soft">
                  {label}
                </Text>
                <dd className={css.figure}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {launch && launch !== 'loading' && Life ? (
          <Life status={status} platform={platform} launch={launch}>
            {ways}
          </Life>
        ) : launch ? (
          <div className={css.lifeLoading} aria-hidden="true">
            <Skeleton width="100%" height={8} />
            <Skeleton width="60%" height={12} />
          </div>
        ) : (
          <div className={css.end}>
            <p className={css.changed}>{t('adCard.changed', { date: formatDate(updatedAt, 'date') })}</p>
            {ways}
          </div>
        )}
      </div>
    </article>
  )
}

/** The ad being generated. */
export interface MakingAd {
  platform: AdPlatform
  /** 0 to 100. */
  progress: number
}

export interface MakingCardProps {
  making: MakingAd
}

const tickCount = 30

/** Placeholder for an ad being generated, with its progress. */
export function MakingCard({ making: { platform, progress } }: MakingCardProps) {
  const { t } = useTranslation()
  const percent = Math.round(Math.min(Math.max(progress, 0), 100))
  const name = t(`ads.platforms.${platform}`)
  return (
    <article className={css.card}>
      <div className={css.window}>
        <div className={css.words}>
          <div className={css.sheet}>
            <div className={css.from}>{name}</div>
            <Ruler
              ticks={rulerTicks(tickCount, Math.round((percent / 100) * tickCount))}
              label={t('adCard.percent', { percent })}
              size="large"
              isProgress
            />
            <Text as="div" size={13} tone="soft" figures="tabular">
              {t('adCard.percent', { percent })}
            </Text>
          </div>
        </div>
      </div>
      <div className={css.foot}>
        <Cluster gap={12} rowGap={4} justify="between">
          <Pill status="neutral">{t('adCard.making')}</Pill>
        </Cluster>
        <h3>
          <Text as="span" size={16} weight="strong">
            {t('adCard.makingName', { platform: name })}
          </Text>
        </h3>
        <Text size={13} tone="soft">
          {t('adCard.makingHint')}
        </Text>
      </div>
    </article>
  )
}
