import { longestCallMs } from '../../action/timeouts.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'

/**
 * Asks an engine while a user waits. An engine that times out or throws counts as failed, like one that returns a
 * failure: its reserved tokens are refunded at once, and the log has the cause.
 */
export async function askAi<T>(
  log: Log,
  work: (signal: AbortSignal) => Promise<AiResult<T>>,
): Promise<AiResult<T>> {
  try {
    return await work(AbortSignal.timeout(longestCallMs))
  } catch (error) {
    log.error({ err: error }, 'the engine broke')
    return { ok: false, failure: 'failed' }
  }
}
