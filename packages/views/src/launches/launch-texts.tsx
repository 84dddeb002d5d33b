import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { CopyField, type EditorField } from '../ads/copy/copy-field.tsx'
import { LaunchNeed } from './launch-desk.tsx'

export interface LaunchTextsProps {
  /** The texts that blocked the launch when the page opened, or do now. */
  fields: readonly EditorField[]
  onChange: (key: ComponentKey, value: string) => void
}

/** The texts that keep an ad from its launch, as the editor's own fields (EDT-07). */
export function LaunchTexts({ fields, onChange }: LaunchTextsProps) {
  const { t } = useTranslation()
  return (
    <LaunchNeed
      title={t('launch.review.texts.title', { count: fields.length })}
      text={t('launch.review.texts.text')}
    >
      <Stack gap={16}>
        {fields.map((field) => (
          <CopyField
            key={field.key}
            field={field}
            tokenPrice={0}
            onChange={(value) => onChange(field.key, value)}
          />
        ))}
      </Stack>
    </LaunchNeed>
  )
}
