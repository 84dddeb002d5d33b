import { longestCallMs } from '../../action/timeouts.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'

/**
 * Asks an engine for somebody who waits. One that takes too long or breaks has failed, as one that says so: what was
 * set aside for it is given back at once, and the log tells why.
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
