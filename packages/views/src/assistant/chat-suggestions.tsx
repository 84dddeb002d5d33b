import { type SuggestionId, suggestions } from '@aloft/domain/assistant/suggestions.rules'
import type { Currency } from '@aloft/domain/core/money'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatPrice } from '@aloft/messages/money-format'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { ChatChip } from './chat-chip.tsx'
import * as css from './chat-suggestions.css.ts'

export interface ChatSuggestionsProps {
  currency: Currency
  isOff: boolean
  onAsk: (text: string) => void
  /** Left out while no person can be asked for. */
  onPerson?: (() => void) | undefined
}

/** Questions to start with (AST-03); the one about the budget asks for an amount first (AST-30). */
export function ChatSuggestions({ currency, isOff, onAsk, onPerson }: ChatSuggestionsProps) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<SuggestionId | null>(null)
  const product = t('productName')
  const budgets = suggestions.find(({ id }) => id === openId)?.options
  const ask = (text: string) => {
    if (isOff) return
    setOpenId(null)
    onAsk(text)
  }
  if (budgets)
    return (
      <div className={css.chips} role="group" aria-label={t('assistant.budgets')}>
        <p className={css.question}>{t('assistant.budgets')}</p>
        {budgets.map((budget, index) => {
          const amount = formatPrice(budget * 100, currency)
          const isMost = index === budgets.length - 1
          return (
            <ChatChip
              key={budget}
              isOff={isOff}
              onPress={() =>
                ask(t(isMost ? 'assistant.ask.budgetOrMore' : 'assistant.ask.budget', { amount }))
              }
            >
              {isMost ? t('assistant.orMore', { amount }) : amount}
            </ChatChip>
          )
        })}
        <ChatChip onPress={() => setOpenId(null)}>{t('assistant.back')}</ChatChip>
      </div>
    )
  return (
    <div className={css.chips} role="group" aria-label={t('assistant.suggestions')}>
      {suggestions.map(({ id, options }) => (
        <ChatChip
          key={id}
          isOff={isOff}
          onPress={() => (options ? setOpenId(id) : ask(t(`assistant.ask.${id}`, { product })))}
        >
          {t(`assistant.suggestion.${id}`, { product })}
        </ChatChip>
      ))}
      <ChatChip isOff={!onPerson} onPress={() => onPerson?.()}>
        {t('assistant.person.ask')}
      </ChatChip>
    </div>
  )
}
