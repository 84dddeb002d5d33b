import type { CopyField } from '@aloft/domain/balloons/copy-fields.rules'
import { editorTexts } from '@aloft/messages/en/editor-texts'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

type FieldLabel = keyof typeof editorTexts.fields
const isFieldLabel = (label: string): label is FieldLabel => Object.hasOwn(editorTexts.fields, label)

/** The name of a field in the reader's language. */
export function useFieldName(): (field: Pick<CopyField, 'label'>) => string {
  const { t } = useTranslation()
  return ({ label }) => (isFieldLabel(label) ? t(`editor.fields.${label}`) : label)
}
