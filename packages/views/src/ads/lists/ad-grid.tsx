import type { StatusGroup } from '@aloft/domain/balloons/status-groups.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { statusGroupOf } from '@aloft/domain/balloons/status-groups.rules'
import type {} from '@aloft/messages/i18n'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { AdCard, type AdCardData, MakingCard, type MakingAd } from './ad-card.tsx'
import type { AdCardLifeProps } from './ad-card-life.tsx'
import type { AdFilterProps } from './ad-filter.tsx'
import type { AdViewLinksProps } from './ad-view-links.tsx'
import type { LaunchPillProps } from './launch-pill.tsx'
import * as css from './ad-grid.css.ts'

export interface AdGridProps {
  brand: { name: string; picture?: string }
  /** In display order within each group. */
  ads: readonly AdCardData[]
  /** Shown before the others. */
  making?: MakingAd | undefined
  /** The only group to show; null for all, of which drafts come last. */
  group: StatusGroup | null
  onGroup: (group: StatusGroup | null) => void
  viewHrefs: AdViewLinksProps['hrefs']
  onOpenAd: (id: string) => void
  /** What is drawn once the launches are known; null until then. */
  parts: AdGridParts | null
  onArchiveAd?: ((id: string) => void) | undefined
  onRenameAd?: ((id: string) => void) | undefined
  onCreateAd?: (() => void) | undefined
  /** Whether something on the page is more urgent than a new ad. */
  isCreateSecondary?: boolean
}

/** Parts of the grid that aren't needed to see the ads. */
export interface AdGridParts {
  AdCardLife: ComponentType<AdCardLifeProps>
  AdFilter: ComponentType<AdFilterProps>
  AdViewLinks: ComponentType<AdViewLinksProps>
  LaunchPill: ComponentType<LaunchPillProps>
}

/** Number of cards rendered at a time. */
const pageSize = 24

const groupOf = ({ status }: AdCardData) => statusGroupOf(canonicalStatus(status))

/** The ads of a brand as cards, filtered by what they do, with more of them on request. */
export function AdGrid(props: AdGridProps) {
  const { ads, making, group, onGroup, viewHrefs, parts, onCreateAd, isCreateSecondary = false } = props
  const { t } = useTranslation()
  const [shown, setShown] = useState(pageSize)
  const lists = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null) return
    lists.current?.querySelectorAll<HTMLElement>('h3 button')[firstNew.current]?.focus()
    firstNew.current = null
  }, [shown])
  // The last ad of a group may have moved on since the address was stored.
  const chosen = ads.some((ad) => groupOf(ad) === group) ? group : null
  const others = ads.filter((ad) => (chosen ? groupOf(ad) === chosen : groupOf(ad) !== 'draft'))
  const drafts = chosen ? [] : ads.filter((ad) => groupOf(ad) === 'draft')
  const count = others.length + drafts.length
  const shownOthers = others.slice(0, shown)
  const shownDrafts = drafts.slice(0, Math.max(0, shown - others.length))
  const hasOthers = shownOthers.length > 0 || making !== undefined
  return (
    <section className={css.frame}>
      <Cluster gap={16} rowGap={12}>
        <Heading level={2} size={24}>
          {t('brandRoot.adsTitle')}
        </Heading>
        <div className={css.filter}>
          {parts ? <parts.AdFilter ads={ads} group={chosen} onGroup={onGroup} /> : null}
        </div>
        <div className={css.tools}>
          {parts ? <parts.AdViewLinks hrefs={viewHrefs} /> : null}
          {onCreateAd ? (
            <Button
              variant={isCreateSecondary ? 'secondary' : 'primary'}
              icon={<Icon name="plus" />}
              onPress={onCreateAd}
            >
              {t('brandRoot.newAd')}
            </Button>
          ) : null}
        </div>
      </Cluster>
      <div ref={lists} className={css.lists}>
        {hasOthers ? <Cards {...props} ads={shownOthers} making={chosen ? undefined : making} /> : null}
        {shownDrafts.length > 0 ? (
          <>
            {hasOthers ? (
              <Heading level={3} size={20}>
                {t('brandRoot.drafts')}
              </Heading>
            ) : null}
            <Cards {...props} ads={shownDrafts} making={undefined} isAfterOthers={hasOthers} />
          </>
        ) : null}
      </div>
      {count > shown ? (
        <div className={css.more}>
          <Text size={13} tone="soft" figures="tabular">
            {t('adCard.shown', { shown, count })}
          </Text>
          <Button
            onPress={() => {
              firstNew.current = shown
              setShown(shown + pageSize)
            }}
          >
            {t('adCard.showMore')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Cards({
  brand,
  ads,
  making,
  onOpenAd,
  onArchiveAd,
  onRenameAd,
  parts,
  isAfterOthers = false,
}: AdGridProps & { isAfterOthers?: boolean }) {
  return (
    <ul className={css.grid} data-pictures={ads.some(({ picture }) => picture) || undefined}>
      {making ? (
        <li className={css.item}>
          <MakingCard making={making} />
        </li>
      ) : null}
      {ads.map((ad, place) => (
        <li key={ad.id} className={css.item}>
          <AdCard
            ad={ad}
            brand={brand}
            onOpen={onOpenAd}
            onArchive={onArchiveAd}
            onRename={onRenameAd}
            Life={parts?.AdCardLife}
            LaunchPill={parts?.LaunchPill}
            isRow={place > 0 || making !== undefined || isAfterOthers}
          />
        </li>
      ))}
    </ul>
  )
}
