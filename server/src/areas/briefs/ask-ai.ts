import { longestCallMs } from '../../action/timeouts.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'

/**
 * Calls an engine while the user waits. If it times out or throws, the call fails like any other failure: the reserved
 * tokens are refunded at once, and the cause is logged.
 */
export async function askAi<T>(
  log: Log,
  work: (signal: AbortSignal) => Promise<AiResult<T>>,
): Promise<AiResult<T>> {
  try {
    return await work(AbortSignal.timeout(longestCallMs))
  } catch (error) {
    log.error({ err: error }, 'AI engine failed')
    return { ok: false, failure: 'failed' }
  }
}
