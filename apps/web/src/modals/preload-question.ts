import { nextIdleMoment } from '../wiring/core/idle-moment.ts'
import { loadModalHost } from './load-modal-host.ts'
import type { modals } from './modal-table.ts'

/**
 * Loads everything a question needs, so that it can be asked offline. Failed files are loaded again when it's
 * asked.
 */
export async function preloadQuestion(name: keyof typeof modals): Promise<void> {
  await nextIdleMoment()
  try {
    const [table] = await Promise.all([import('./modal-table.ts'), loadModalHost()])
    await table.modals[name].load()
  } catch {
    // Asking the question retries.
  }
}
