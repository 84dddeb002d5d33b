import { useRowsInSight } from '@aloft/design-system/patterns/use-rows-in-sight'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef } from 'react'
import * as css from './media-grid.css.ts'
import { useMediaWords } from './use-media-words.ts'
import { tileGap, useTileColumns } from './use-tile-columns.ts'

export interface MediaGridProps {
  items: readonly MediaItem[]
  /** More can be loaded, so their number isn't known. */
  hasMore: boolean
  selectedId: string | null
  /** Marks pictures that the brand has, among those of the stock service. */
  marksStored?: boolean
  onSelect: (item: MediaItem) => void
  /** Called for Enter and a double click; left out if nothing is chosen here. */
  onChoose?: ((item: MediaItem) => void) | undefined
  onNearEnd: () => void
}

/** With few rows around those in sight, a library of any size has at most 60 nodes. */
const rowsAround = 1
const rowsBeforeEnd = 3

/** Pictures as a list of which one is selected; only those in sight are in the page. */
export function MediaGrid({
  items,
  hasMore,
  selectedId,
  marksStored = false,
  onSelect,
  onChoose,
  onNearEnd,
}: MediaGridProps) {
  const { t } = useTranslation()
  const { markedNameOf } = useMediaWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { columns, side } = useTileColumns(box)
  const rowHeight = side + tileGap
  const heightAt = useCallback(() => rowHeight, [rowHeight])
  const rows = Math.ceil(items.length / columns)
  const { places, before, behind } = useRowsInSight(box, rows, heightAt, rowsAround)
  const isNearEnd = (places.at(-1) ?? 0) >= rows - rowsBeforeEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd, items.length])
  const selectedPlace = items.findIndex(({ _id }) => _id === selectedId)
  const shown = places.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column).filter((place) => items[place]),
  )

  const markOf = ({ isAi, isStored }: MediaItem) =>
    isAi ? t('mediaLibrary.aiMark') : marksStored && isStored ? t('mediaLibrary.stock.addedMark') : undefined
  const labelOf = (item: MediaItem) =>
    marksStored && item.isStored
      ? t('mediaLibrary.stock.added', { name: markedNameOf(item) })
      : markedNameOf(item)

  const select = (place: number) => {
    const item = items[Math.min(items.length - 1, Math.max(0, place))]
    if (!item) return
    onSelect(item)
    revealRow(box.current, Math.floor(items.indexOf(item) / columns), rowHeight)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const selected = items[selectedPlace]
    if (event.key === 'Enter' && selected && onChoose) {
      event.preventDefault()
      return onChoose(selected)
    }
    const next = placeAfter(event.key, selectedPlace, { columns, count: items.length })
    if (next === null) return undefined
    event.preventDefault()
    return select(next)
  }
  return (
    <div
      ref={box}
      className={css.box}
      role="listbox"
      tabIndex={0}
      aria-label={t('mediaLibrary.grid')}
      aria-activedescendant={shown.includes(selectedPlace) ? `${id}-${selectedPlace}` : undefined}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (placeOf(event) === null) return
        // The list keeps the focus: a tile leaves the page when it's scrolled away.
        event.preventDefault()
        event.currentTarget.focus()
      }}
      onClick={(event) => {
        const place = placeOf(event)
        if (place !== null) select(place)
      }}
      onDoubleClick={(event) => {
        const item = items[placeOf(event) ?? -1]
        if (item) onChoose?.(item)
      }}
    >
      <div
        role="presentation"
        className={css.tiles}
        style={{
          gridTemplateColumns: `repeat(${columns}, ${side}px)`,
          gridAutoRows: side,
          paddingTop: before + tileGap,
          paddingBottom: behind + tileGap,
        }}
      >
        {shown.map((place) => {
          const item = items[place]
          return item ? (
            <div
              key={item._id}
              id={`${id}-${place}`}
              role="option"
              aria-label={labelOf(item)}
              aria-selected={place === selectedPlace}
              aria-posinset={place + 1}
              aria-setsize={hasMore ? -1 : items.length}
              className={css.tile}
              style={{ background: item.colors[0] }}
              data-mark={markOf(item)}
              data-place={place}
              tabIndex={-1}
            >
              <img
                {...sizedPicture(item.url, `${side}px`)}
                className={css.picture}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </div>
          ) : null
        })}
      </div>
    </div>
  )
}

/** The place of the tile that was pressed. */
function placeOf({ target }: MouseEvent): number | null {
  const place =
    target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined
  return place === undefined ? null : Number(place)
}

/** The place that a key leads to; null if it isn't for the list. */
function placeAfter(
  key: string,
  place: number,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  if (place < 0) return 0
  const next = place + step
  return next < 0 || next >= count ? place : next
}

/** Scrolls only the box, and only as far as needed. */
function revealRow(box: HTMLElement | null, row: number, rowHeight: number): void {
  if (!box) return
  const top = row * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight + tileGap > box.scrollTop + box.clientHeight)
    box.scrollTop = top + rowHeight + tileGap - box.clientHeight
}
