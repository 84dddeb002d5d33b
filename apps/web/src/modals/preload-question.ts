import { loadModalHost } from './load-modal-host.ts'
import type { modals } from './modal-table.ts'

/** Fetches all that a question needs, so that it can be asked without a line. What cannot be had now comes later. */
export async function preloadQuestion(name: keyof typeof modals): Promise<void> {
  try {
    const [table] = await Promise.all([import('./modal-table.ts'), loadModalHost()])
    await table.modals[name].load()
  } catch {
    // Asking tries again.
  }
}
