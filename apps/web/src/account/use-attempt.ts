import { useRef, useState } from 'react'
import type { Refusal } from '../wiring/core/refusal.ts'

/** A form being sent, and what came of it. */
export interface Attempt<Input, Failure extends string> {
  readonly isPending: boolean
  /** It came through, and nothing was tried since. */
  readonly isDone: boolean
  readonly failure: Refusal<Failure>['failure'] | undefined
  readonly waitSeconds: number | undefined
  /** Sends it; a second press while the first is under way does nothing. */
  readonly start: (input: Input, onDone?: () => void) => void
  /** Clears the result of the last attempt. */
  readonly forget: () => void
}

type Result<Failure extends string> = 'none' | 'pending' | 'done' | Refusal<Failure>

/** Sends a form by `carryOut`, which resolves with null when it came through. */
export function useAttempt<Input, Failure extends string>(
  carryOut: (input: Input) => Promise<Refusal<Failure> | null>,
): Attempt<Input, Failure> {
  const [result, setResult] = useState<Result<Failure>>('none')
  // The state of this moment: two presses may come before the page is drawn again.
  const isUnderWay = useRef(false)
  const refusal = typeof result === 'object' ? result : undefined
  const send = async (input: Input, onDone?: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setResult('pending')
    const result = await carryOut(input).catch((): Refusal<Failure> => ({ failure: 'generic' }))
    isUnderWay.current = false
    setResult(result ?? 'done')
    if (!result) onDone?.()
  }
  return {
    isPending: result === 'pending',
    isDone: result === 'done',
    failure: refusal?.failure,
    waitSeconds: refusal?.waitSeconds,
    start: (input, onDone) => void send(input, onDone),
    forget: () => setResult('none'),
  }
}
