import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import * as css from './more-texts-button.css.ts'
import { useTokenWords } from '../../plans/token-price.tsx'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'

export interface MoreTextsButtonProps {
  kind: TextKind
  /** AI tokens that suggestions cost. */
  tokenPrice: number
  onPress: () => void
  /** Its position in the row. */
  side: keyof typeof css.side
}

/** Opens more texts of a kind to choose from (GEN-20). */
export function MoreTextsButton({ kind, tokenPrice, onPress, side }: MoreTextsButtonProps) {
  const { t } = useTranslation()
  const price = useTokenWords(tokenPrice)
  return (
    <span className={css.side[side]}>
      <Button variant="quiet" size="small" guide="generateAdTexts.generateMore" onPress={onPress}>
        <ToolIcon name="spark" />
        {t(`editor.more.${kind}`)}, {price}
      </Button>
    </span>
  )
}
