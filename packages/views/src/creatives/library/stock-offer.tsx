import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'
import type { StockAdding } from './library-content.ts'
import * as css from './media-details.css.ts'
import { MediaFacts } from './media-facts.tsx'
import { useMediaWords } from './use-media-words.ts'

export interface StockOfferProps {
  item: MediaItem
  /** How adding this picture goes; null if it wasn't asked for. */
  adding: StockAdding | null
  /** Left out where pictures are chosen, which adds them. */
  onAdd?: ((item: MediaItem) => void) | undefined
}

/** A picture of the stock service that the brand doesn't have yet, with what it may be used for (CRE-01). */
export function StockOffer({ item, adding, onAdd }: StockOfferProps) {
  const { t } = useTranslation()
  const { nameOf } = useMediaWords()
  const failure = adding?.failure
  return (
    <Stack gap={12}>
      <img src={item.url} className={css.preview} alt={item.alt || nameOf(item)} />
      <Text weight="strong">{nameOf(item)}</Text>
      <MediaFacts item={item} />
      {onAdd ? (
        <Button size="small" isLoading={adding !== null && !failure} onPress={() => onAdd(item)}>
          {t('mediaLibrary.stock.add')}
        </Button>
      ) : null}
      {failure ? <Notice tone="error">{t(`mediaLibrary.stock.notAdded.${failure}`)}</Notice> : null}
    </Stack>
  )
}
