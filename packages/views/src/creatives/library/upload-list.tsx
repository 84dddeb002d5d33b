import { Button } from '@aloft/design-system/primitives/button'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import type { LibraryUpload } from './library-content.ts'
import * as css from './upload-list.css.ts'
import { uploadLimits } from './use-media-words.ts'

export interface UploadListProps {
  uploads: readonly LibraryUpload[]
  onDrop: (id: string) => void
}

/** Files on their way into the library, and those refused by name. */
export function UploadList({ uploads, onDrop }: UploadListProps) {
  const { t } = useTranslation()
  const done = uploads.filter(({ state }) => state === 'done').length
  const progress = t('mediaLibrary.uploads.progress', { done, total: uploads.length })
  return (
    <section className={css.box} aria-label={t('mediaLibrary.uploads.label')}>
      <div role="status">
        <Text as="span" size={13} weight="medium" figures="tabular">
          {progress}
        </Text>
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t('mediaLibrary.uploads.label')}
        aria-valuenow={done}
        aria-valuemax={uploads.length}
        aria-valuetext={progress}
      >
        <div className={css.bar} style={{ width: `${(100 * done) / uploads.length}%` }} />
      </div>
      <ul className={css.rows}>
        {uploads.map(({ id, name, state }) => {
          if (state === 'done') return null
          const isOnItsWay = state === 'waiting' || state === 'sending'
          return (
            <Row key={id} as="li" gap={8}>
              <span className={css.words}>
                {isOnItsWay ? (
                  <Text as="span" size={13} tone="soft">
                    {name} · {t(`mediaLibrary.uploads.${state}`)}
                  </Text>
                ) : (
                  <Text as="span" size={13} tone="rejected">
                    {t(`modals.upload.failures.${state}`, { ...uploadLimits, name })}
                  </Text>
                )}
              </span>
              <Button size="small" variant="quiet" onPress={() => onDrop(id)}>
                {t(isOnItsWay ? 'mediaLibrary.uploads.cancel' : 'mediaLibrary.uploads.dismiss')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Row>
          )
        })}
      </ul>
    </section>
  )
}
