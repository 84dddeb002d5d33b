import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'

/** Pieces of a text that arrive within this time are one event, so that a fast answer doesn't keep the page busy. */
const gatherMs = 30

export interface Merger {
  readonly add: (event: StreamEvent) => void
  /** Reports what has been gathered. */
  readonly flush: () => void
  /** Drops what has been gathered. */
  readonly stop: () => void
}

/** Merges pieces of the same message that follow each other; every other event is reported at once. */
export function mergeDeltas(report: (event: StreamEvent) => void): Merger {
  let gathered: Extract<StreamEvent, { name: 'textDelta' }> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    gathered = null
  }
  const flush = () => {
    const event = gathered
    stop()
    if (event) report(event)
  }
  return {
    add(event) {
      const isPiece = event.name === 'textDelta'
      if (gathered && !(isPiece && event.data.messageId === gathered.data.messageId)) flush()
      if (!isPiece) return report(event)
      const text = (gathered?.data.text ?? '') + event.data.text
      gathered = { ...event, data: { ...event.data, text } }
      timer ??= setTimeout(flush, gatherMs)
    },
    flush,
    stop,
  }
}
