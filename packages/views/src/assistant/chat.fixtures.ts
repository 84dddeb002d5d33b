import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { knownInOutput, knownInText } from '@aloft/domain/assistant/figures/known-figures.rules'
import type { ChatConversation, ChatMessage, ChatPerson } from './chat-content.ts'

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

/** A report that was read, after a question of the user. */
export const reportRead: Evidence = {
  known: knownInOutput({ currency: 'EUR', impressions: 12_400, clicks: 310, results: 310, cost: 93.5 }),
  callId: 'report',
  earlier: { known: knownInText('Is €200 enough?'), callId: null, earlier: null },
}

/** An answer with figures of that report, one of the user’s, and two that nothing says. */
export const answerWithFigures = `“Evening light” was shown **12 400 times** and got 310 clicks, a rate of 2.5%. That was €0.30 a click.

With €200 you’d get about 900 clicks, and your competitors pay €0.85.`

/** Where the report was read. */
export const reportSource = (callId: string) =>
  callId === 'report'
    ? { href: '/0/statistics', read: { source: 'reports', date: new Date(2026, 10, 5, 10, 0) } }
    : null

/** What the support knows about somebody who asked for a person. */
export const supportKnows: ChatPerson = {
  page: 'Ads',
  brand: 'Nightjar Lamps',
  plan: 'Free plan',
  errorReference: null,
  backDate: null,
  isReconnecting: false,
}

/** A conversation that a person answers. */
export const withPerson: readonly ChatMessage[] = [
  { id: 'q1', by: 'user', text: 'What does it cost to run an ad?' },
  { id: 'a1', by: 'assistant', text: 'An ad costs **what you choose**, from €5 a day.' },
  { id: 'q2', by: 'user', text: 'I’d like to talk to a person.' },
  { id: 'q3', by: 'user', text: 'My card was charged twice.' },
  {
    id: 'p1',
    by: 'person',
    text: 'Hi Órla, this is Aoife. The second charge is a hold.\nYour bank releases it within five days.',
  },
]
