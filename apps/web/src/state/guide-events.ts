import type { GuideEventName } from '@aloft/domain/guide/guide-steps'

// The guide loads late, and nothing must wait for it.
const listeners = new Set<(event: GuideEventName) => void>()

/** Reports something that a step of the guide may wait for (GUI-10). */
export function reportToGuide(event: GuideEventName): void {
  for (const listener of listeners) listener(event)
}

/** Calls with every reported event, until the returned function is called. */
export function onGuideEvent(listener: (event: GuideEventName) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
