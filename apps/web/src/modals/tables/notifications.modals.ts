import type { ModalRows } from './modal-rows.ts'

export const notificationsModals = {
  notifications: {
    load: () =>
      import('../notifications/notifications.modal.tsx').then(({ NotificationsModal }) => NotificationsModal),
    size: 'dashboard',
    anchor: 'bell',
  },
} as const satisfies ModalRows
