import type {} from '@aloft/messages/i18n'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { AdCard, type AdCardData, MakingCard, type MakingAd } from './ad-card.tsx'
import * as css from './ad-grid.css.ts'

export interface AdGridProps {
  brand: { name: string; picture?: string }
  /** In display order. */
  ads: readonly AdCardData[]
  /** Shown before the others. */
  making?: MakingAd | undefined
  onOpenAd: (id: string) => void
  onArchiveAd?: ((id: string) => void) | undefined
  onRenameAd?: ((id: string) => void) | undefined
  onCreateAd?: (() => void) | undefined
}

/** Number of cards rendered at a time. */
const pageSize = 24

/** The ads of a brand as cards, with more of them on request. */
export function AdGrid(props: AdGridProps) {
  const { brand, ads, making, onOpenAd, onArchiveAd, onRenameAd, onCreateAd } = props
  const { t } = useTranslation()
  const [shown, setShown] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null) return
    list.current?.querySelectorAll<HTMLElement>('h3 button')[firstNew.current]?.focus()
    firstNew.current = null
  }, [shown])
  const visible = ads.slice(0, shown)
  return (
    <section className={css.frame}>
      <div className={css.head}>
        <Heading level={2} size={24}>
          {t('brandRoot.adsTitle')}
        </Heading>
        {onCreateAd ? (
          <Button variant="primary" icon={<Icon name="plus" />} onPress={onCreateAd}>
            {t('brandRoot.newAd')}
          </Button>
        ) : null}
      </div>
      <ul ref={list} className={css.grid} data-pictures={visible.some(({ picture }) => picture) || undefined}>
        {making ? (
          <li className={css.item}>
            <MakingCard making={making} />
          </li>
        ) : null}
        {visible.map((ad, place) => (
          <li key={ad.id} className={css.item}>
            <AdCard
              ad={ad}
              brand={brand}
              onOpen={onOpenAd}
              onArchive={onArchiveAd}
              onRename={onRenameAd}
              isRow={place > 0 || making !== undefined}
            />
          </li>
        ))}
      </ul>
      {ads.length > shown ? (
        <div className={css.more}>
          <Text size={13} tone="soft" figures="tabular">
            {t('adCard.shown', { shown, count: ads.length })}
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
