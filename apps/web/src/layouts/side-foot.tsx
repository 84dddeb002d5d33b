import { useEffect, useState } from 'react'
import { onFirstAction } from '../navigation/first-action.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'

const loadTokens = () => import('./side-tokens.tsx').then(({ SideTokens }) => SideTokens)

/** The foot of the side navigation, which no first screen waits for. */
export function SideFoot() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    // Narrower, the side navigation is a rail without a foot.
    const want = () => setWanted(matchMedia('(min-width: 1000px)').matches)
    onFirstAction(want, stop.signal)
    return () => stop.abort()
  }, [])
  const Tokens = useChunk(loadTokens, isWanted)
  return Tokens ? <Tokens /> : null
}
