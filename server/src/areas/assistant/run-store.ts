import { setTimeout as sleep } from 'node:timers/promises'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/db.ts'
import type { Log } from '../../log.ts'
import type { DecidedCall } from './decide-calls.ts'
import type { LiveRun } from './live-run.ts'
import { appendEvents, endRun, type FinalStatus, storeRound } from './run.repo.ts'

/** Deltas are stored together, so that a fast engine doesn't write to the database for each. */
const storeEveryMs = 100
const endAttempts = 5

/** Stores a live run as it is written. */
export interface RunStore {
  /** Stores the events that came since the last time, a moment later. */
  soon(): void
  /**
   * Stores a round with its calls. Without a next message the run waits from then on, and its events are given to readers
   * once they're stored: the browser answers at once. False if the run has ended elsewhere.
   */
  round(
    calls: readonly DecidedCall[],
    events: readonly StreamEvent[],
    nextMessageId?: string,
  ): Promise<boolean>
  /** Ends the run for every node, and for the readers of this one. */
  end(status: FinalStatus, error?: string): Promise<void>
  /** The last events for the readers of this node, of a run that has ended elsewhere. */
  finish(status: FinalStatus, error?: string): void
}

export function createRunStore(
  {
    database: { knex },
    clock,
    log,
  }: { readonly database: Database; readonly clock: Clock; readonly log: Log },
  run: LiveRun,
): RunStore {
  let storing: Promise<void> | undefined

  async function storeSoon(): Promise<void> {
    await sleep(storeEveryMs)
    const events = run.unstored()
    if (events.length > 0 && !run.signal.aborted) {
      const isOpen = await appendEvents(knex, run.id, { events, text: run.text, now: clock.real() })
      if (isOpen) run.storedEvents += events.length
      else run.abort('cancelled')
    }
    storing = undefined
    if (run.unstored().length > 0 && !run.signal.aborted) soon()
  }

  // A failed write is tried again with the next event; the last one reports it.
  function soon(): void {
    storing ??= storeSoon().catch((error: unknown) => {
      log.warn({ err: error, runId: run.id }, 'events of a run were not stored')
      storing = undefined
    })
  }

  function finish(status: FinalStatus, error?: string): void {
    if (error !== undefined) run.push('error', { error, requestId: run.id })
    run.push('runStatusUpdated', { status })
    log.info({ runId: run.id, status, error }, 'run ended')
  }

  return {
    soon,
    finish,

    async round(calls, events, nextMessageId) {
      while (storing) await storing
      const round = { events: [...run.unstored(), ...events], text: run.text, calls }
      const next = { now: clock.real(), ...(nextMessageId !== undefined && { nextMessageId }) }
      if (!(await storeRound(knex, run.id, round, next))) return false
      run.storedEvents += round.events.length
      run.isPaused = nextMessageId === undefined
      run.publish(events)
      return true
    },

    async end(status, error) {
      await storing
      const events = run.unstored()
      const ending = { status, events, text: run.text, ...(error !== undefined && { error }) }
      for (let attempt = 1; attempt <= endAttempts; attempt++) {
        try {
          const isEnded = await knex.transaction((trx) => endRun(trx, run.id, ending))
          finish(isEnded ? status : 'cancelled', isEnded ? error : undefined)
          return
        } catch (failure) {
          log.warn({ err: failure, runId: run.id }, 'the end of a run was not stored')
          await sleep(attempt * 500)
        }
      }
      // The run shows no more signs of life, so a node ends it as failed.
      finish('error', 'serverError')
    },
  }
}
