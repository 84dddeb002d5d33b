import type { ModalRows } from './modal-rows.ts'

export const creativesModals = {
  upload: {
    load: () => import('../creatives/upload.modal.tsx').then(({ UploadModal }) => UploadModal),
  },
} as const satisfies ModalRows
