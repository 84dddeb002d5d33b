import type { AdArm } from '@aloft/domain/ads/ab-test.rules'
import type { CopyField } from '@aloft/domain/balloons/copy-fields.rules'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useFieldName } from '../balloons/use-field-name.ts'
import * as css from './ab-test.css.ts'

/** A text that differs between the versions of a test. */
export interface ChangedText {
  readonly field: Pick<CopyField, 'key' | 'label'>
  /** Null if the ad's own text isn't known any more. */
  readonly original: string | null
  readonly variant: string
}

export interface VariantChangesProps {
  texts: readonly ChangedText[]
  hasOtherPicture: boolean
}

/** What differs in the second version of a test, text by text. */
export function VariantChanges({ texts, hasOtherPicture }: VariantChangesProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  return (
    <Stack as="dl" gap={12}>
      {texts.map(({ field, original, variant }) => (
        <Stack key={field.key} gap={4}>
          <Text as="dt" size={13} weight="medium">
            {nameOf(field)}
          </Text>
          <dd className={original === null ? undefined : css.texts}>
            {original === null ? null : <Version name="original" text={original} />}
            <Version name={original === null ? null : 'variant'} text={variant} />
          </dd>
        </Stack>
      ))}
      {hasOtherPicture ? (
        <Stack gap={4}>
          <Text as="dt" size={13} weight="medium">
            {t('abTest.picture')}
          </Text>
          <dd>
            <Version name={null} text={t('abTest.otherPicture')} />
          </dd>
        </Stack>
      ) : null}
    </Stack>
  )
}

/** The name is left out where only version B is shown. */
function Version({ name, text }: { name: AdArm | null; text: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.text}>
      {name === null ? null : <span className={css.version}>{t(`abTest.versions.${name}`)}</span>}
      {text === '' ? t('abTest.emptyText') : text}
    </div>
  )
}
