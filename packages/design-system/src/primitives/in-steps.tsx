import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Mounts its children one after another, each once the one before is painted, so that a long page answers input while
 * it's built. For pages whose first children fill the window: what is above never moves.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const all = Children.toArray(children)
  const [count, setCount] = useState(1)
  const isComplete = count >= all.length
  useEffect(() => {
    if (isComplete) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)))
    return () => cancelAnimationFrame(frame)
  }, [count, isComplete])
  return all.slice(0, count)
}
