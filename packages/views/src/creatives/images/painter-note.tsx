import type { Writer } from '@aloft/domain/core/ai-results'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'

export interface PainterNoteProps {
  writer: Writer
}

/** Says who draws pictures, wherever they're ordered or shown. */
export function PainterNote({ writer }: PainterNoteProps) {
  const { t } = useTranslation()
  return (
    <Text as="span" size={13} tone="soft">
      {t(`imageGeneration.painter.${writer}`)}
    </Text>
  )
}
