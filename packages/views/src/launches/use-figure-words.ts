import type { FigureName } from '@aloft/domain/ads/performance.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { figureWords } from '@aloft/messages/report-words'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** A figure in words. */
export function useFigureWords(currency: Currency): (name: FigureName, value: number | null) => string {
  const { t } = useTranslation()
  return figureWords(t, currency)
}
