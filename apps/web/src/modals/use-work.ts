import { useState } from 'react'

/**
 * The work that a modal's button sets off, while its modal stays open. `work` answers null where it came to nothing,
 * which can be tried again; whatever else it answers goes to `onDone`.
 */
export function useWork<Result>(
  work: () => Promise<Result | null>,
  onDone: (result: Result) => void,
): { readonly isPending: boolean; readonly failure: 'generic' | undefined; readonly start: () => void } {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const start = async () => {
    setState('pending')
    const result = await work()
    if (result === null) setState('failed')
    else onDone(result)
  }
  return {
    isPending: state === 'pending',
    failure: state === 'failed' ? 'generic' : undefined,
    start: () => void start(),
  }
}
