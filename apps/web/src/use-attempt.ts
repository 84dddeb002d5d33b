import { useRef, useState } from 'react'
import type { Refusal } from './wiring/refusal.ts'

/** A form being sent, and what came of it. */
export interface Attempt<Input, Failure extends string> {
  readonly isPending: boolean
  /** It came through, and nothing was tried since. */
  readonly isDone: boolean
  readonly failure: Refusal<Failure>['failure'] | undefined
  readonly waitSeconds: number | undefined
  /** Sends it; a second press while the first is under way does nothing. */
  readonly start: (input: Input, onDone?: () => void) => void
  /** What came of the last attempt is no longer the news. */
  readonly forget: () => void
}

type News<Failure extends string> = 'none' | 'pending' | 'done' | Refusal<Failure>

/** Sends a form by `carryOut`, which resolves with null when it came through. */
export function useAttempt<Input, Failure extends string>(
  carryOut: (input: Input) => Promise<Refusal<Failure> | null>,
): Attempt<Input, Failure> {
  const [news, setNews] = useState<News<Failure>>('none')
  // The state of this moment: two presses may come before the page is drawn again.
  const isUnderWay = useRef(false)
  const refusal = typeof news === 'object' ? news : undefined
  const send = async (input: Input, onDone?: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setNews('pending')
    const result = await carryOut(input).catch((): Refusal<Failure> => ({ failure: 'generic' }))
    isUnderWay.current = false
    setNews(result ?? 'done')
    if (!result) onDone?.()
  }
  return {
    isPending: news === 'pending',
    isDone: news === 'done',
    failure: refusal?.failure,
    waitSeconds: refusal?.waitSeconds,
    start: (input, onDone) => void send(input, onDone),
    forget: () => setNews('none'),
  }
}
