import * as css from './chat-suggestions.css.ts'

export interface ChatChipProps {
  children: string
  isOff?: boolean
  onPress: () => void
}

/** A message that's sent with one press. */
export function ChatChip({ children, isOff = false, onPress }: ChatChipProps) {
  return (
    <button
      type="button"
      className={css.chip}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  )
}
