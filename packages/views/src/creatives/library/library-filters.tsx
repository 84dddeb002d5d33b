import { Segments } from '@aloft/design-system/patterns/segments'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { stockShapes } from '@aloft/domain/ideas/stock.rules'
import type {} from '@aloft/messages/i18n'
import { isStockSearch, type LibraryContent } from './library-content.ts'
import * as css from './media-library.css.ts'

export type LibraryFiltersProps = Pick<LibraryContent, 'query' | 'onQuery'>

/** What a tab is searched for, and beside it its archive, or the shape of stock pictures. */
export function LibraryFilters({ query, onQuery }: LibraryFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={css.filters}>
      <TextField
        type="search"
        name="search"
        label={t('mediaLibrary.search')}
        placeholder={t(query.tab === 'stock' ? 'mediaLibrary.stock.searchHint' : 'mediaLibrary.searchHint')}
        value={query.query}
        onChange={(text) => onQuery({ ...query, query: text })}
      />
      {isStockSearch(query) ? (
        <Segments
          label={t('mediaLibrary.stock.shape')}
          options={(['any', ...stockShapes] as const).map((id) => ({
            id,
            label: t(`mediaLibrary.stock.shapes.${id}`),
          }))}
          value={query.shape ?? 'any'}
          onChange={(id) => onQuery({ ...query, shape: stockShapes.find((shape) => shape === id) ?? null })}
        />
      ) : (
        <Segments
          label={t('mediaLibrary.shown')}
          options={(['active', 'archived'] as const).map((id) => ({ id, label: t(`mediaLibrary.${id}`) }))}
          value={query.isArchived ? 'archived' : 'active'}
          onChange={(id) => onQuery({ ...query, isArchived: id === 'archived' })}
        />
      )}
    </div>
  )
}
