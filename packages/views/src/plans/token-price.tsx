import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './token-price.css.ts'

/** A price in words: "1 token", or "free". */
export function useTokenWords(tokens: number): string {
  const { t } = useTranslation()
  return tokens === 0 ? t('editor.field.free') : t('ads.tokens', { count: tokens })
}

export interface TokenPriceProps {
  tokens: number
}

/** The price of an action, shown inside its button. */
export function TokenPrice({ tokens }: TokenPriceProps) {
  return <span className={css.price}>{useTokenWords(tokens)}</span>
}
