import type { ModalRows } from './modal-rows.ts'

export const balloonsModals = {
  'archive-balloon': {
    load: () =>
      import('../balloons/archive-balloon.modal.tsx').then(({ ArchiveBalloonModal }) => ArchiveBalloonModal),
  },
  'duplicate-campaign': {
    load: () =>
      import('../balloons/duplicate-campaign.modal.tsx').then(
        ({ DuplicateCampaignModal }) => DuplicateCampaignModal,
      ),
  },
} as const satisfies ModalRows
