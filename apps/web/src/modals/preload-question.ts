import { loadModalHost } from './load-modal-host.ts'
import type { modals } from './modal-table.ts'

/** Fetches all that a question needs, so that it can be asked offline. Whatever fails is fetched when it's asked. */
export async function preloadQuestion(name: keyof typeof modals): Promise<void> {
  try {
    const [table] = await Promise.all([import('./modal-table.ts'), loadModalHost()])
    await table.modals[name].load()
  } catch {
    // Asking tries again.
  }
}
