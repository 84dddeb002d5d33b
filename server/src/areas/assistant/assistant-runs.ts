import { streamHeartbeatMs } from '@aloft/contract/core/event-stream'
import { isFinalStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { EventStreams } from '../../action/define-stream.ts'
import type { Listening } from '../../db/db.ts'
import { condenseThread } from './condense-thread.ts'
import { LiveRun } from './live-run.ts'
import { findRunStatus, listEvents, renewSigns, runChannel } from './run.repo.ts'
import { Wakeup } from './wakeup.ts'
import { type RunDependencies, type RunOrder, writeAnswer } from './write-answer.ts'

/** A node that misses a notice finds it within this time. */
const signEveryMs = 2_000

/** Opens the runs of a node. It listens to other nodes once it has a run or a reader. */
export function createAssistantRuns(
  dependencies: RunDependencies,
  heartbeatMs: number = streamHeartbeatMs,
): EventStreams {
  const { database, clock, log } = dependencies
  const live = new Map<string, LiveRun>()
  const writing = new Set<Promise<void>>()
  const readers = new Map<string, Set<Wakeup>>()
  const stopping = new AbortController()
  const leaving = new AbortController()
  let listening: Promise<Listening | null> | undefined
  let timer: NodeJS.Timeout | undefined

  function wakeReaders(runId: string): void {
    for (const reader of readers.get(runId) ?? []) reader.wake()
  }

  function onNotice(runId: string): void {
    wakeReaders(runId)
    if (live.has(runId)) void sign([runId])
  }

  /** Shows signs of life, and stops what another node has ended. */
  async function sign(runIds: readonly string[]): Promise<void> {
    if (runIds.length === 0) return
    try {
      const open = await renewSigns(database.knex, runIds, clock.real())
      for (const id of runIds) if (!open.has(id)) live.get(id)?.abort('cancelled')
    } catch (error) {
      log.warn({ err: error }, 'no sign of life for runs')
    }
  }

  function attend(): void {
    timer ??= setInterval(() => {
      void sign([...live.keys()])
      // Without a channel, readers have to ask.
      if (listening === undefined) {
        attend()
        for (const id of readers.keys()) wakeReaders(id)
      }
    }, signEveryMs)
    listening ??= database
      .listen(runChannel, onNotice, () => {
        for (const id of readers.keys()) wakeReaders(id)
        void sign([...live.keys()])
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'no channel for runs')
        listening = undefined
        return null
      })
  }

  return {
    // Only its own handlers give orders.
    begin(order: RunOrder) {
      attend()
      const run = new LiveRun(order.id, order.lastEvent, () => wakeReaders(order.id))
      live.set(run.id, run)
      const written = writeAnswer(dependencies, run, order).finally(() => {
        // Its next part may have begun already.
        if (live.get(run.id) === run) live.delete(run.id)
        wakeReaders(run.id)
      })
      const done = written
        .then(() => {
          const isOver = !run.isPaused && !leaving.signal.aborted
          return order.isLong && isOver
            ? condenseThread(dependencies, order.threadId, leaving.signal)
            : undefined
        })
        .finally(() => writing.delete(done))
      writing.add(done)
    },

    async *read(runId, after, signal) {
      attend()
      const left = AbortSignal.any([signal, stopping.signal])
      const wakeup = new Wakeup()
      const ofRun = readers.get(runId) ?? new Set()
      readers.set(runId, ofRun.add(wakeup))
      let number = after
      let silentSince = performance.now()
      let run: LiveRun | undefined
      try {
        while (!left.aborted) {
          // Once followed, it's read here to its end or pause: its last events may be cancelled before they're stored.
          run ??= live.get(runId)
          const events = run?.eventsAfter(number) ?? (await listEvents(database.knex, runId, number))
          for (const event of events) {
            if (left.aborted) return
            yield event
            if (event.name === 'runStatusUpdated' && isFinalStatus(event.data.status)) return
            number = event.number
          }
          if (events.length > 0) {
            silentSince = performance.now()
            continue
          }
          if (run?.isPaused) run = undefined
          if (!run || run.eventsAfter(number) === null) {
            // Without a run, its thread was deleted, which cancels it.
            const status = (await findRunStatus(database.knex, runId)) ?? 'cancelled'
            if (isFinalStatus(status)) {
              // The last events are stored with the status, unless this client has more than was stored.
              const missed = await listEvents(database.knex, runId, number)
              if (missed.length > 0) continue
              yield { name: 'runStatusUpdated', number: number + 1, data: { runId, status } }
              return
            }
          }
          // By the time since the last event: without a channel, readers are woken all the time.
          const silentMs = performance.now() - silentSince
          if (silentMs >= heartbeatMs) {
            yield 'heartbeat'
            silentSince = performance.now()
          } else await wakeup.wait(heartbeatMs - silentMs, left)
        }
      } finally {
        ofRun.delete(wakeup)
        if (ofRun.size === 0) readers.delete(runId)
      }
    },

    async stop() {
      leaving.abort()
      for (const run of live.values()) run.abort('stopping')
      await Promise.all(writing)
      stopping.abort()
      clearInterval(timer)
      await (await listening)?.stop()
    },
  }
}
