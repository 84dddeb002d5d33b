import type { UploadKind } from '@aloft/domain/ideas/upload.rules'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './brand-files.css.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

/** A file added to a brand; it has no name of its own. */
export interface BrandFile {
  url: string
  kind: UploadKind
}

export interface BrandFilesProps {
  /** Files of one kind are in the order they were added. */
  files: readonly BrandFile[]
  /** Left out if nothing can be added. */
  onAdd?: (() => void) | undefined
  /** `name` is the file's name in this list. Left out if nothing can be deleted. */
  onDelete?: ((file: BrandFile, name: string) => void) | undefined
}

/** The pictures and videos of a brand (ENT-33). */
export function BrandFiles({ files, onAdd, onDelete }: BrandFilesProps) {
  const { t } = useTranslation()
  const id = useId()
  const named = files.map((file, index) => {
    const number = files.slice(0, index + 1).filter(({ kind }) => kind === file.kind).length
    return { file, name: t(`modals.brandFiles.${file.kind}`, { number }) }
  })
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.top}>
        <h3 id={id} className={css.title}>
          {t('modals.brandFiles.title')}
        </h3>
        {onAdd ? (
          <Button size="small" icon={<Icon name="plus" size={14} />} onPress={onAdd}>
            {t('modals.brandFiles.add')}
          </Button>
        ) : null}
      </div>
      {named.length === 0 ? (
        <Text size={13} tone="soft">
          {t('modals.brandFiles.none')}
        </Text>
      ) : (
        <ul className={css.tiles}>
          {named.map(({ file, name }) => (
            <li key={file.url} className={css.tile}>
              {file.kind === 'image' ? (
                <img
                  className={css.picture}
                  {...sizedPicture(file.url, '120px')}
                  alt={name}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={css.video}>{name}</span>
              )}
              {onDelete ? (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={t('modals.brandFiles.delete', { name })}
                  onClick={() => onDelete(file, name)}
                >
                  <Icon name="close" size={14} />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
