import { loadTexts } from '../wiring/core/i18n.ts'

/** Loads the modal host and the texts of modals. It includes a library that the first screen doesn't need. */
export async function loadModalHost() {
  const [{ ModalHost }] = await Promise.all([import('./modal-host.tsx'), loadTexts('modals')])
  return ModalHost
}
