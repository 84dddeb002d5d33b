import type { ModalRows } from './modal-rows.ts'

export const assistantModals = {
  help: {
    load: async () => {
      const { loadTexts } = await import('../../wiring/core/i18n.ts')
      const [{ HelpModal }] = await Promise.all([import('../assistant/help.modal.tsx'), loadTexts('help')])
      return HelpModal
    },
    size: 'wide',
  },
} as const satisfies ModalRows
