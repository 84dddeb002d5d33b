import type { ModalRows } from './modal-rows.ts'

export const plansModals = {
  'ai-token-balance': {
    load: () => import('../plans/token-balance.modal.tsx').then(({ TokenBalanceModal }) => TokenBalanceModal),
  },
  'contact-sales': {
    load: () => import('../plans/contact-sales.modal.tsx').then(({ ContactSalesModal }) => ContactSalesModal),
  },
} as const satisfies ModalRows
