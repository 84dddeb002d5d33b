import { useRef, useState } from 'react'
import type { Refusal } from '../wiring/core/refusal.ts'

/** A form being sent, and the result of the last attempt. */
export interface Attempt<Input, Failure extends string> {
  readonly isPending: boolean
  /** The last attempt succeeded. */
  readonly isDone: boolean
  readonly failure: Refusal<Failure>['failure'] | undefined
  readonly waitSeconds: number | undefined
  /** Sends the form; a second press during an attempt does nothing. */
  readonly start: (input: Input, onDone?: () => void) => void
  /** Clears the result of the last attempt. */
  readonly forget: () => void
}

type Result<Failure extends string> = 'none' | 'pending' | 'done' | Refusal<Failure>

/** Sends a form with `carryOut`, which resolves with null if it succeeded. */
export function useAttempt<Input, Failure extends string>(
  carryOut: (input: Input) => Promise<Refusal<Failure> | null>,
): Attempt<Input, Failure> {
  const [result, setResult] = useState<Result<Failure>>('none')
  // A ref, because two presses may come before the next render.
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
