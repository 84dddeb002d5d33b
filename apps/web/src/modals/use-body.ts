import { type ComponentType, useEffect, useState } from 'react'
import { reloadOnceAnswered } from '../wiring/core/page-chunk.ts'
import type { ModalRow } from './modal-row.ts'

interface Body {
  /** Null until it's loaded. */
  readonly Body: ComponentType<object> | null
  /** `slow` if loading takes so long that a placeholder should be shown. */
  readonly status: 'loading' | 'slow' | 'ready' | 'failed'
}

const loading: Body = { Body: null, status: 'loading' }
const slowAfterMs = 300

/**
 * The body of a modal once its file is loaded. If that failed, `retry` loads it again. Some browsers remember
 * the failure: if a reload loses nothing (`mayReload`), a second failure reloads the page.
 */
export function useBody(load: ModalRow['load'], mayReload: boolean): Body & { readonly retry: () => void } {
  const [body, setBody] = useState(loading)
  const [tries, setTries] = useState(1)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => setBody({ Body: null, status: 'slow' }), slowAfterMs)
    leaving.signal.addEventListener('abort', () => clearTimeout(timer))
    const open = async () => {
      const next = await loadBody(load)
      if (leaving.signal.aborted) return
      if (next.status === 'failed' && mayReload && tries > 1) await reloadOnceAnswered()
      clearTimeout(timer)
      if (!leaving.signal.aborted) setBody(next)
    }
    void open()
    return () => leaving.abort()
  }, [load, mayReload, tries])
  const retry = () => {
    setBody(loading)
    setTries(tries + 1)
  }
  return { ...body, retry }
}

async function loadBody(load: ModalRow['load']): Promise<Body> {
  try {
    return { Body: (await load()) as ComponentType<object>, status: 'ready' }
  } catch {
    return { Body: null, status: 'failed' }
  }
}
