import { type PictureFileType, pictureFileTypes } from '@aloft/domain/creatives/creative-files.rules'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { FormModal } from '@aloft/design-system/patterns/form-modal'
import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { Notice } from '@aloft/design-system/primitives/notice'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'

/** What to download. */
export interface DownloadForm {
  readonly fileType: PictureFileType
  /** Null for all formats in one file. */
  readonly format: CreativeFormat | null
}

export interface DownloadCreativeProps {
  /** Name of the creative; null if there are several. */
  name: string | null
  count: number
  /** Creatives that can't be in the file. */
  numLeftOut: number
  /** Those that one of them has. */
  formats: readonly CreativeFormat[]
  onAnswer: (form: DownloadForm) => void
  onClose: () => void
}

const sizeNames = { '1:1': 'square', '4:5': 'portrait', '9:16': 'story', '16:9': 'wide' } as const

/** Asks for the file type and the size of downloaded pictures. */
export function DownloadCreative({
  name,
  count,
  numLeftOut,
  formats,
  onAnswer,
  onClose,
}: DownloadCreativeProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<DownloadForm>({ fileType: 'png', format: null })
  return (
    <FormModal
      title={
        name === null
          ? t('creativeList.downloadAsked.titleMany', { count })
          : t('creativeList.downloadAsked.title', { name })
      }
      submit={t('creativeList.download')}
      onSubmit={() => onAnswer(form)}
      onClose={onClose}
    >
      {numLeftOut > 0 ? (
        <Notice tone="info">{t('creativeList.downloadAsked.leftOut', { count: numLeftOut })}</Notice>
      ) : null}
      <ChoiceField
        label={t('creativeList.downloadAsked.fileType')}
        name="fileType"
        choices={pictureFileTypes.map((value) => ({
          value,
          label: t(`creativeList.downloadAsked.fileTypes.${value}`),
          detail: t(`creativeList.downloadAsked.fileTypeDetails.${value}`),
        }))}
        value={form.fileType}
        onChange={(fileType) => setForm({ ...form, fileType })}
      />
      <SelectField
        label={t('creativeList.downloadAsked.size')}
        name="format"
        placeholder={t('creativeList.downloadAsked.allSizes')}
        options={creativeFormatNames
          .filter((format) => formats.includes(format))
          .map((value) => ({
            value,
            label: t(`creativeList.downloadAsked.sizes.${sizeNames[value]}`, { ratio: value }),
          }))}
        value={form.format ?? ''}
        onChange={(format) => setForm({ ...form, format: format || null })}
      />
    </FormModal>
  )
}
