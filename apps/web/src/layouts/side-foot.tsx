import { useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstAction } from '../navigation/first-action.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'

// Narrower, the side navigation is a rail without a foot.
const wide = () => matchMedia('(min-width: 1000px)')

function watchWidth(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const loadTokens = () => import('./side-tokens.tsx').then(({ SideTokens }) => SideTokens)

/** The foot of the side navigation, which no first screen waits for. */
export function SideFoot() {
  const isWide = useSyncExternalStore(watchWidth, () => wide().matches)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    onFirstAction(() => setWanted(true), stop.signal)
    return () => stop.abort()
  }, [])
  const Tokens = useChunk(loadTokens, isWanted && isWide)
  return Tokens ? <Tokens /> : null
}
