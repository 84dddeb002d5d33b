import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'
import { useRef } from 'react'
import { isStockSearch, type LibraryContent } from './library-content.ts'
import { LibraryFilters } from './library-filters.tsx'
import { MediaDetails, type MediaWords } from './media-details.tsx'
import * as css from './media-library.css.ts'
import { MediaList } from './media-list.tsx'
import { StockBar } from './stock-bar.tsx'
import { StockOffer } from './stock-offer.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { uploadLimits } from './use-media-words.ts'

export interface MediaLibraryProps {
  content: LibraryContent
  /** Takes the chosen picture; left out where pictures are only kept in order. */
  onChoose?: ((item: MediaItem) => void) | undefined
  onClose: () => void
}

/** A brand's pictures: to search, describe, archive and add to, and to choose one from (CRE-01, MOD-04, MOD-05). */
export function MediaLibrary({ content, onChoose, onClose }: MediaLibraryProps) {
  const { t } = useTranslation()
  const { query, onQuery, tabs, selected, stock, uploads, onUpload, adding } = content
  const files = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLElement>(null)
  const drop = useFileDrop(onUpload)
  const unsaved = useRef<MediaWords>(null)
  /** What was typed about a picture isn't lost when another is selected, or it's used. */
  const saveTyped = (): MediaWords | null => {
    const words = unsaved.current
    unsaved.current = null
    if (words && selected) void content.onSave(selected, words)
    return words
  }
  const choose =
    onChoose &&
    ((item: MediaItem) => (item.isStored ? onChoose({ ...item, ...saveTyped() }) : content.onAdd(item)))
  const addingSelected = adding && adding.stockId === selected?.stockId ? adding : null
  const select = (item: MediaItem) => {
    if (item._id !== selected?._id) saveTyped()
    content.onSelect(item)
  }
  return (
    <ModalBody
      title={t(onChoose ? 'mediaLibrary.pickTitle' : 'mediaLibrary.title')}
      actions={
        <>
          <Button onPress={onClose}>{t(onChoose ? 'modals.cancel' : 'mediaLibrary.close')}</Button>
          {onChoose ? (
            <Button
              variant="primary"
              isDisabled={!selected}
              isLoading={addingSelected !== null && addingSelected.failure === null}
              onPress={() => selected && choose?.(selected)}
            >
              {t('mediaLibrary.use')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.content} {...drop.handlers}>
        {drop.isOver ? (
          <div className={css.drop}>
            <Text weight="strong">{t('mediaLibrary.drop')}</Text>
          </div>
        ) : null}
        <Segments
          label={t('mediaLibrary.tabsLabel')}
          width="full"
          guide="buildCreative.mediaType"
          options={tabs.map((id) => ({ id, label: t(`mediaLibrary.tabs.${id}`) }))}
          value={query.tab}
          onChange={(id) => onQuery({ ...query, tab: tabs.find((tab) => tab === id) ?? query.tab })}
        />
        <LibraryFilters query={query} onQuery={onQuery} />
        {stock ? (
          <StockBar
            service={stock}
            onSearch={
              isStockSearch(query) || query.isArchived ? null : (text) => onQuery({ ...query, query: text })
            }
          />
        ) : null}
        {uploads.length > 0 ? <UploadList uploads={uploads} onDrop={content.onDropUpload} /> : null}
        <div className={css.columns}>
          <Stack gap={12}>
            <div data-guide="buildCreative.background">
              <MediaList content={{ ...content, onSelect: select }} onChoose={choose} />
            </div>
            {query.tab === 'stock' ? null : (
              <>
                <Cluster gap={8}>
                  <Button size="small" onPress={() => files.current?.click()}>
                    {t('mediaLibrary.upload')}
                  </Button>
                  {content.onGenerate ? (
                    <Button
                      size="small"
                      guide="buildCreative.aiImage"
                      onPress={() => {
                        saveTyped()
                        content.onGenerate?.()
                      }}
                    >
                      {t('mediaLibrary.generate')}
                    </Button>
                  ) : null}
                </Cluster>
                <Text size={12} tone="soft">
                  {t('mediaLibrary.limits', uploadLimits)}
                </Text>
              </>
            )}
            <input
              ref={files}
              hidden
              type="file"
              name="pictures"
              accept="image/*"
              multiple
              onChange={({ target }) => {
                onUpload([...(target.files ?? [])])
                // So that the same file can be chosen again.
                target.value = ''
              }}
            />
          </Stack>
          <section
            ref={details}
            className={css.details}
            tabIndex={-1}
            aria-label={t('mediaLibrary.details.label')}
          >
            {selected && !selected.isStored ? (
              <StockOffer
                key={selected._id}
                item={selected}
                adding={addingSelected}
                onAdd={onChoose ? undefined : content.onAdd}
              />
            ) : selected ? (
              <MediaDetails
                key={selected._id}
                item={selected}
                onUnsaved={(words) => (unsaved.current = words)}
                onSave={content.onSave}
                onArchive={async (item, isArchived) => {
                  const isMoved = await content.onArchive(item, isArchived)
                  // The button that had the focus leaves with the picture.
                  if (isMoved) details.current?.focus()
                  return isMoved
                }}
              />
            ) : (
              <Text size={13} tone="soft">
                {t('mediaLibrary.details.none')}
              </Text>
            )}
          </section>
        </div>
      </div>
    </ModalBody>
  )
}
