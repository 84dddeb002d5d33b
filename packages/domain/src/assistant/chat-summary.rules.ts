/** A question of a conversation, with what came of it. */
export interface ChatExchange {
  readonly asked: string
  readonly answered: string
  /** Names of the tools that were used. */
  readonly done: readonly string[]
}

/** What a conversation's summary is written from. */
export interface ChatSummaryInput {
  /** The summary of what came before; empty at first. */
  readonly earlier: string
  /** Oldest first. */
  readonly exchanges: readonly ChatExchange[]
  /** In characters. */
  readonly maxLength: number
}

const maxQuoteLength = 200

/**
 * What was asked and done, a line for each question. Answers are left out: their figures may be old. The oldest lines
 * make room for the newest.
 */
export function chatExtract({ earlier, exchanges, maxLength }: ChatSummaryInput): { readonly text: string } {
  const lines = exchanges.map(({ asked, done }) => {
    const quote = shortened(asked.replaceAll(/\s+/g, ' ').trim(), maxQuoteLength)
    const used = [...new Set(done)]
    return used.length > 0 ? `Asked: ${quote} Used: ${used.join(', ')}.` : `Asked: ${quote}`
  })
  const all = [...earlier.split('\n').filter((line) => line.trim() !== ''), ...lines]
  let text = ''
  for (const line of all.toReversed()) {
    const longer = text === '' ? line : `${line}\n${text}`
    if (longer.length > maxLength) break
    text = longer
  }
  return { text: text || shortened(all.at(-1) ?? '', maxLength) }
}

function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Never half of a character that takes two places.
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut}…`
}
