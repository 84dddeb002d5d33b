import {
  lintCopy,
  lintCopyInSteps,
  type LintFinding,
  type LintInput,
} from '@aloft/domain/ads/lint/lint-copy.rules'
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { nextIdleMoment } from '../wiring/core/idle-moment.ts'

/** How long the linter works before input is answered and what changed is painted. */
const longestWorkMs = 8
/** However busy the browser is. */
const longestWaitMs = 100

const none: readonly LintFinding[] = []

/**
 * What the linter finds in an ad. Its rules and the evidence are read in steps when an ad is opened; until then, nothing
 * is found. After that, each change is judged at once.
 */
export function useFindings(input: LintInput): readonly LintFinding[] {
  const { evidence } = input
  const [known, setKnown] = useState<Pick<LintInput, 'evidence'> | null>(null)
  const steps = useEffectEvent(() => lintCopyInSteps(input))
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      let began = performance.now()
      for (const _ of steps()) {
        if (performance.now() - began < longestWorkMs) continue
        await nextIdleMoment(longestWaitMs)
        if (leaving.signal.aborted) return
        began = performance.now()
      }
      startTransition(() => setKnown({ evidence }))
    }
    void nextIdleMoment(longestWaitMs).then(() => (leaving.signal.aborted ? undefined : read()))
    return () => leaving.abort()
  }, [evidence])
  return useMemo(() => (known ? lintCopy({ ...input, ...known }) : none), [input, known])
}
