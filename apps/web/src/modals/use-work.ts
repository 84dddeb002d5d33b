import { useState } from 'react'

/**
 * Work started by a modal's button while the modal stays open. `work` resolves with null if it failed and can
 * be retried; any other result goes to `onDone`.
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
