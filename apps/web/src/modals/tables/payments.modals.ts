import type { ModalRows } from './modal-rows.ts'

export const paymentsModals = {
  'campaign-already-running': {
    load: () =>
      import('@aloft/design-system/modals/payments/already-running').then(
        ({ AlreadyRunningModal }) => AlreadyRunningModal,
      ),
  },
  'cancellation-flow': {
    load: () =>
      import('../payments/cancellation-flow.modal.tsx').then(
        ({ CancellationFlowModal }) => CancellationFlowModal,
      ),
  },
  checkout: {
    load: () => import('../payments/checkout.modal.tsx').then(({ CheckoutModal }) => CheckoutModal),
  },
  'confirm-pause-campaign': {
    load: () =>
      import('@aloft/design-system/modals/payments/confirm-stop').then(
        ({ ConfirmStopModal }) => ConfirmStopModal,
      ),
  },
  'follow-the-euro': {
    load: () =>
      import('../payments/follow-the-euro.modal.tsx').then(({ FollowTheEuroModal }) => FollowTheEuroModal),
    size: 'wide',
  },
  'invite-confirm-payment': {
    load: () =>
      import('@aloft/design-system/modals/payments/payment-result').then(
        ({ PaymentResultModal }) => PaymentResultModal,
      ),
  },
  'no-plan-yet': {
    load: () =>
      import('@aloft/design-system/modals/payments/no-plan-yet').then(({ NoPlanYetModal }) => NoPlanYetModal),
  },
  'trial-confirmation': {
    load: () =>
      import('../payments/trial-confirmation.modal.tsx').then(
        ({ TrialConfirmationModal }) => TrialConfirmationModal,
      ),
  },
} as const satisfies ModalRows
