import { params } from '@aloft/domain/core/params'
import type { UploadKind, UploadRefusal } from '@aloft/domain/ideas/upload.rules'
import type {} from '@aloft/messages/i18n'
import { type DragEvent, useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './upload.css.ts'

/** State of the file: none yet, uploading, or refused by its name. */
export type UploadContent =
  | { kind: 'empty' }
  /** `percent` is null if the progress is unknown. */
  | { kind: 'sending'; name: string; percent: number | null }
  | { kind: 'refused'; name: string; reason: UploadRefusal | 'generic' }

export interface UploadModalProps {
  accepts: readonly UploadKind[]
  content: UploadContent
  onPick: (file: File) => void
  /** Cancels the upload in progress. */
  onStop: () => void
  onClose: () => void
}

/** The limits of files, as texts name them. */
export const uploadLimits = {
  width: params.minImageWidth,
  height: params.minImageHeight,
  megabytes: params.maxUploadSize / 1024 / 1024,
}

/** Uploads a file for a brand, dropped or chosen (ENT-33, OPN-68). */
export function UploadModal({ accepts, content, onPick, onStop, onClose }: UploadModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('modals.upload.title')}
      actions={
        content.kind === 'sending' ? (
          <Button onPress={onStop}>{t('modals.upload.stop')}</Button>
        ) : (
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
        )
      }
    >
      {content.kind === 'refused' ? (
        <Notice tone="error">
          {t(`modals.upload.failures.${content.reason}`, { ...uploadLimits, name: content.name })}
        </Notice>
      ) : null}
      {content.kind === 'sending' ? (
        <UploadProgress label={t('modals.upload.uploading', { name: content.name })} {...content} />
      ) : (
        <UploadArea accepts={accepts} onPick={onPick} />
      )}
    </ModalBody>
  )
}

export interface UploadProgressProps {
  /** What is being done with the file. */
  label: string
  name: string
  /** Null if it's unknown. */
  percent: number | null
}

/** How far a file has come. */
export function UploadProgress({ label, name, percent }: UploadProgressProps) {
  const { t } = useTranslation()
  return (
    <div className={css.sending}>
      <Text>{label}</Text>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={percent === null ? undefined : t('modals.upload.progress', { name, percent })}
      >
        <div
          className={css.bar({ isMeasured: percent !== null })}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}

export interface UploadAreaProps extends Pick<UploadModalProps, 'accepts' | 'onPick'> {
  /** Limits of the file, instead of those of any upload. */
  limitsText?: string | undefined
}

/** Takes a file that is dropped on it, or chosen after a press. */
export function UploadArea({ accepts, onPick, limitsText }: UploadAreaProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const pick = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onPick(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    pick(event.dataTransfer.files)
  }
  const drag = (event: DragEvent) => {
    // Otherwise the browser would fill the input itself, and with more than one file.
    event.preventDefault()
    setOver(true)
  }
  const [kind] = accepts
  const hint =
    limitsText ?? t(`modals.upload.accepts.${accepts.length === 1 && kind ? kind : 'both'}`, uploadLimits)
  return (
    <label className={css.area({ isOver })}>
      <Text>
        {t('modals.upload.drop')} <span className={css.choose}>{t('modals.upload.choose')}</span>
      </Text>
      <Text as="span" size={13} tone="soft">
        {hint}
      </Text>
      <input
        className={css.input}
        type="file"
        name="file"
        accept={accepts.map((accepted) => `${accepted}/*`).join(',')}
        onChange={(event) => pick(event.target.files)}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
    </label>
  )
}
