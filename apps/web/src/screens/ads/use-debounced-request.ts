import { useEffect, useState } from 'react'

export interface DebouncedRequest<Answer> {
  /** Stands for what is asked; null asks for nothing. */
  readonly asked: string | null
  /** A change of this value repeats the request, too. */
  readonly occasion?: string
  /** So long nothing changes before it is asked. */
  readonly delayMs: number
  /** Stays the same from one drawing to the next. */
  readonly ask: (asked: string, signal: AbortSignal) => Promise<Answer>
}

/** Asks once what is asked has come to rest, and leaves off where it changes: the last answer, and whether it is to it. */
export function useDebouncedRequest<Answer>({
  asked,
  occasion = '',
  delayMs,
  ask,
}: DebouncedRequest<Answer>): {
  readonly last: { readonly answer: Answer } | null
  readonly isFresh: boolean
} {
  const key = asked === null ? null : `${asked} ${occasion}`
  const [last, setLast] = useState<{ key: string; answer: Answer } | null>(null)
  useEffect(() => {
    if (asked === null || key === null) return undefined
    const aborting = new AbortController()
    const request = async () => {
      try {
        const answer = await ask(asked, aborting.signal)
        if (!aborting.signal.aborted) setLast({ key, answer })
      } catch (error) {
        if (!aborting.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void request(), delayMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [asked, key, delayMs, ask])
  return { last, isFresh: last !== null && last.key === key }
}
