import { type ComponentType, useEffect, useState } from 'react'
import type { ModalRow } from './modal-row.ts'

interface Body {
  /** Null until it is there. */
  readonly Body: ComponentType<object> | null
  /** `slow`: it has been on its way for so long that something should be seen. */
  readonly status: 'loading' | 'slow' | 'ready' | 'failed'
}

const loading: Body = { Body: null, status: 'loading' }
const slowAfterMs = 300

/** The body of a modal as it comes; where its file could not be loaded, `retry` asks for it again. */
export function useBody(load: ModalRow['load']): Body & { readonly retry: () => void } {
  const [body, setBody] = useState(loading)
  const [tries, setTries] = useState(1)
  useEffect(() => {
    let isCurrent = true
    const set = (next: Body) => {
      if (isCurrent) setBody(next)
    }
    const timer = setTimeout(() => set({ Body: null, status: 'slow' }), slowAfterMs)
    const take = (next: Body) => {
      clearTimeout(timer)
      set(next)
    }
    load().then(
      (loaded) => take({ Body: loaded as ComponentType<object>, status: 'ready' }),
      () => take({ Body: null, status: 'failed' }),
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load, tries])
  const retry = () => {
    setBody(loading)
    setTries(tries + 1)
  }
  return { ...body, retry }
}
