import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { useRef, useState, useTransition } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { AdCard, type AdCardData } from './ad-card.tsx'
import * as grid from './ad-grid.css.ts'

export interface AdGalleryProps {
  brand: { name: string; picture?: string }
  /** In display order. */
  ads: readonly AdCardData[]
  onOpen: (id: string) => void
}

/** Number of cards on a page. */
const pageSize = 24

/** Ads as cards, a page at a time (LST-01). */
export function AdGallery({ brand, ads, onOpen }: AdGalleryProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const [, startPaging] = useTransition()
  const top = useRef<HTMLDivElement>(null)
  // A filter may leave fewer pages than the current page number.
  const start = Math.min(page, Math.max(0, Math.ceil(ads.length / pageSize) - 1)) * pageSize
  const shown = ads.slice(start, start + pageSize)
  // Cards are rendered in small steps so that they don't block the page; a new page starts at its first card.
  const goToPage = (next: number) => {
    startPaging(() => setPage(next))
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={top} className={grid.frame}>
      <div>
        <h2>
          <VisuallyHidden>{t('adList.views.gallery')}</VisuallyHidden>
        </h2>
        <ul className={grid.grid} data-pictures={shown.some(({ picture }) => picture) || undefined}>
          {shown.map((ad) => (
            <li key={ad.id} className={grid.item}>
              <AdCard ad={ad} brand={brand} onOpen={onOpen} isRow />
            </li>
          ))}
        </ul>
      </div>
      {ads.length > pageSize ? (
        <div className={grid.more}>
          <Button isDisabled={start === 0} onPress={() => goToPage(start / pageSize - 1)}>
            {t('adList.pages.previous')}
          </Button>
          <Text size={13} tone="soft" figures="tabular">
            {t('adList.pages.shown', {
              first: formatNumber(start + 1),
              last: formatNumber(start + shown.length),
              count: formatNumber(ads.length),
            })}
          </Text>
          <Button isDisabled={start + pageSize >= ads.length} onPress={() => goToPage(start / pageSize + 1)}>
            {t('adList.pages.next')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
