import {
  type FocusQuestion,
  questionRow,
  questionsOf,
} from '@aloft/domain/assistant/focus/focus-questions.rules'
import { isAdPlatform, platformNames } from '@aloft/domain/ideas/platforms.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { optionKey, questionIn, questionKey } from '@aloft/messages/focus-words'
import type {} from '@aloft/messages/i18n'
import { ChatChip } from './chat-chip.tsx'
import type { AskedForm, ChatMessage } from './chat-content.ts'
import * as css from './chat-suggestions.css.ts'

export interface FocusRepliesProps {
  form: AskedForm
  messages: readonly ChatMessage[]
  isOff: boolean
  onAnswer: (text: string) => void
}

/** Answers to the question that Loona has asked, each sent with one press. */
export function FocusReplies({ form, messages, isOff, onAnswer }: FocusRepliesProps) {
  const { t } = useTranslation()
  // Questions and options are named by data.
  const text = t as (key: string) => string
  const last = messages.at(-1)
  const hasAsked = last?.by === 'assistant' && last.text !== ''
  const asked = hasAsked
    ? (questionIn(last.text, questionsOf(form.key), (one) => text(questionKey(form.key, one))) ??
      form.open[0])
    : undefined
  const labelOf = (question: FocusQuestion, option: string) => {
    const key = optionKey(form.key, question, option)
    return key === null ? (isAdPlatform(option) ? platformNames[option] : option) : text(key)
  }
  const options = asked
    ? (questionRow(form.key, asked)?.options?.map((option) => labelOf(asked, option)) ??
      form.suggestions[asked] ??
      [])
    : []
  const isOver = form.open.length === 0 && asked === undefined
  if (isOver) return null
  return (
    <div className={css.chips} role="group" aria-label={t('assistantFocus.replies')}>
      {options.map((label) => (
        <ChatChip key={label} isOff={isOff} onPress={() => onAnswer(label)}>
          {label}
        </ChatChip>
      ))}
      {asked ? (
        <ChatChip isOff={isOff} onPress={() => onAnswer(t('assistantFocus.skipMessage'))}>
          {t('assistantFocus.skip')}
        </ChatChip>
      ) : (
        <ChatChip isOff={isOff} onPress={() => onAnswer(t('assistantFocus.startMessage'))}>
          {t('assistantFocus.resume')}
        </ChatChip>
      )}
    </div>
  )
}
