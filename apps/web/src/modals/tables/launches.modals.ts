import type { ModalRows } from './modal-rows.ts'

export const launchesModals = {
  'ab-variant': {
    load: () => import('@aloft/views/launches/variant-form').then(({ VariantForm }) => VariantForm),
  },
  'autopilot-logs': {
    // It needs the editor's texts, which the page below may not have loaded.
    load: async () => {
      const { loadTexts } = await import('../../wiring/core/i18n.ts')
      const [{ AutopilotLogsModal }] = await Promise.all([
        import('../launches/autopilot-logs.modal.tsx'),
        loadTexts('rest'),
      ])
      return AutopilotLogsModal
    },
    size: 'wide',
  },
} as const satisfies ModalRows
