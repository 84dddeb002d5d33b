import type { ChatConversation, ChatMessage } from './chat-content.ts'

/** An answer with everything that Markdown may have in one. */
export const longAnswer = `An ad costs **what you choose**. You set a budget a day or a month, and that’s all you pay besides VAT.

1. Open [Ads](page:list) and pick an ad.
2. Set its budget, from **€5 a day**.
3. Review the price and launch.

| Plan | Commission |
| --- | --- |
| Free | 20% |
| Pro | 10% |

Stop an ad whenever you like. You get back what it didn’t spend.`

export const exchange: readonly ChatMessage[] = [
  { id: 'q1', by: 'user', text: 'What does it cost to run an ad?' },
  { id: 'a1', by: 'assistant', text: longAnswer },
]

export const ready: ChatConversation = { stage: 'ready', messages: [], failure: null, isFieldOff: false }

/** A conversation of `count` messages. */
export function longThread(count: number): readonly ChatMessage[] {
  return Array.from({ length: count }, (_, index): ChatMessage => {
    const number = Math.floor(index / 2) + 1
    return index % 2 === 0
      ? { id: `q${number}`, by: 'user', text: `Question ${number}: is my ad for the Halo pendant live?` }
      : { id: `a${number}`, by: 'assistant', text: `Answer ${number}: yes, it’s live since **9:00**.` }
  })
}
