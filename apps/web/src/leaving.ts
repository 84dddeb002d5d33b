import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

export type Move = Parameters<BlockerFunction>[0]

/** What a move waits for, such as a save. */
export interface Hold {
  /** Whether this move is to wait; asked at each change of the address. */
  readonly stops: (move: Move) => boolean
  /** A move waits: it is carried out with `go`, and falls with `stay`. */
  readonly onStop: (ways: { readonly go: () => void; readonly stay: () => void }) => void
}

const holds = new Set<Hold>()

/** Holds moves from page to page for as long as the component stands. The hold is one and the same object throughout. */
export function useHold(hold: Hold): void {
  useEffect(() => {
    holds.add(hold)
    return () => void holds.delete(hold)
  }, [hold])
}

/**
 * Has every move go through the holds, the newest first; each may let it go on to the next. The router asks one blocker
 * alone, so this is the only one, around all pages.
 */
export function useLeaving(): void {
  const stopping = useRef<readonly Hold[]>([])
  const blocker = useBlocker((move) => {
    stopping.current = [...holds].toReversed().filter(({ stops }) => stops(move))
    return stopping.current.length > 0
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // Of two moves one after the other the later one is meant.
    let isCurrent = true
    const stay = () => {
      if (isCurrent) blocker.reset()
    }
    const pass = ([hold, ...rest]: readonly Hold[]) => {
      if (!isCurrent) return
      if (hold) hold.onStop({ go: () => pass(rest), stay })
      else blocker.proceed()
    }
    pass(stopping.current)
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
