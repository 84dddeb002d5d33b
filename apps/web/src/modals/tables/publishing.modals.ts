import type { ModalRows } from './modal-rows.ts'

export const publishingModals = {
  'campaign-history': {
    load: () =>
      import('../publishing/campaign-history.modal.tsx').then(
        ({ CampaignHistoryModal }) => CampaignHistoryModal,
      ),
    size: 'wide',
  },
  'set-page-url': {
    load: () =>
      import('@aloft/design-system/modals/publishing/page-url').then(({ PageUrlModal }) => PageUrlModal),
  },
  'validation-failure': {
    load: () =>
      import('@aloft/design-system/modals/publishing/validation-failure').then(
        ({ ValidationFailureModal }) => ValidationFailureModal,
      ),
  },
} as const satisfies ModalRows
