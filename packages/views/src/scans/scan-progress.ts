/** Progress of reading a website. Steps count from 1; seconds are whole. */
export interface ScanProgress {
  stage: 'reading' | 'done' | 'stopped'
  step: number
  steps: number
  seconds: number
  expectedSeconds: number
}

/** The share that's done, 0 to 1: finished steps count in full, and the current one by its time so far. */
export function scanShare({ stage, step, steps, seconds, expectedSeconds }: ScanProgress): number {
  if (stage === 'done') return 1
  const over = Math.max(0, step - 1) / steps
  const next = Math.min(step, steps) / steps
  return Math.min(Math.max(seconds / expectedSeconds, over), next, 0.99)
}
