import { loadTexts } from '../wiring/i18n.ts'

/** What draws modals, with their texts. It brings a library along that the first screen does not need. */
export async function loadModalHost() {
  const [{ ModalHost }] = await Promise.all([import('./modal-host.tsx'), loadTexts('modals')])
  return ModalHost
}
