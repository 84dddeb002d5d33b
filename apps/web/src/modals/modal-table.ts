import type { ModalName } from '@aloft/domain/core/modal-names'
import type { WrittenRow } from './modal-row.ts'

/** Every modal that has a body, by its name; the body is loaded when it is first opened. */
export const modals = {
  'ai-generation-failed': {
    load: () =>
      import('@aloft/design-system/modals/ads/ai-failed').then(({ AiFailedModal }) => AiFailedModal),
  },
  'ai-token-balance': {
    load: () => import('./token-balance.modal.tsx').then(({ TokenBalanceModal }) => TokenBalanceModal),
  },
  'all-briefs': {
    load: () => import('./briefs.modal.tsx').then(({ AllBriefsModal }) => AllBriefsModal),
    size: 'wide',
  },
  'archive-balloon': {
    load: () => import('./archive-balloon.modal.tsx').then(({ ArchiveBalloonModal }) => ArchiveBalloonModal),
  },
  'archive-brief': {
    load: () => import('./move-brief.modal.tsx').then(({ ArchiveBriefModal }) => ArchiveBriefModal),
  },
  'autopilot-logs': {
    // It needs the editor's texts, which the page below may not have loaded.
    load: async () => {
      const { loadTexts } = await import('../wiring/core/i18n.ts')
      const [{ AutopilotLogsModal }] = await Promise.all([
        import('./autopilot-logs.modal.tsx'),
        loadTexts('rest'),
      ])
      return AutopilotLogsModal
    },
    size: 'wide',
  },
  'brand-brief': {
    load: () => import('./briefs.modal.tsx').then(({ BrandBriefModal }) => BrandBriefModal),
    size: 'wide',
  },
  'campaign-already-running': {
    load: () =>
      import('@aloft/design-system/modals/payments/already-running').then(
        ({ AlreadyRunningModal }) => AlreadyRunningModal,
      ),
  },
  'campaign-history': {
    load: () =>
      import('./campaign-history.modal.tsx').then(({ CampaignHistoryModal }) => CampaignHistoryModal),
    size: 'wide',
  },
  'cancellation-flow': {
    load: () =>
      import('./cancellation-flow.modal.tsx').then(({ CancellationFlowModal }) => CancellationFlowModal),
  },
  checkout: {
    load: () => import('./checkout.modal.tsx').then(({ CheckoutModal }) => CheckoutModal),
  },
  'confirm-delete-item': {
    load: () =>
      import('@aloft/design-system/modals/general/confirm-delete').then(
        ({ ConfirmDeleteModal }) => ConfirmDeleteModal,
      ),
  },
  'confirm-pause-campaign': {
    load: () =>
      import('@aloft/design-system/modals/payments/confirm-stop').then(
        ({ ConfirmStopModal }) => ConfirmStopModal,
      ),
  },
  'contact-sales': {
    load: () => import('./contact-sales.modal.tsx').then(({ ContactSalesModal }) => ContactSalesModal),
  },
  'create-project': {
    load: () => import('./create-project.modal.tsx').then(({ CreateProjectModal }) => CreateProjectModal),
  },
  'design-brief': {
    load: () => import('./briefs.modal.tsx').then(({ DesignBriefModal }) => DesignBriefModal),
    size: 'wide',
  },
  'duplicate-campaign': {
    load: () =>
      import('./duplicate-campaign.modal.tsx').then(({ DuplicateCampaignModal }) => DuplicateCampaignModal),
  },
  'edit-label': {
    load: () =>
      import('@aloft/design-system/modals/general/edit-label').then(({ EditLabelModal }) => EditLabelModal),
  },
  'focus-modal': {
    load: () => import('@aloft/design-system/modals/general/focus').then(({ FocusModal }) => FocusModal),
    isBlurred: true,
  },
  'follow-the-euro': {
    load: () =>
      import('@aloft/design-system/modals/payments/follow-euro').then(
        ({ FollowEuroModal }) => FollowEuroModal,
      ),
    size: 'wide',
  },
  'invite-confirm-payment': {
    load: () =>
      import('@aloft/design-system/modals/payments/payment-result').then(
        ({ PaymentResultModal }) => PaymentResultModal,
      ),
  },
  'max-ads-exceeded': {
    load: () => import('@aloft/design-system/modals/ads/max-ads').then(({ MaxAdsModal }) => MaxAdsModal),
  },
  'no-ad-generation-data': {
    load: () =>
      import('@aloft/design-system/modals/ads/no-ad-data').then(({ NoAdDataModal }) => NoAdDataModal),
    isStaying: true,
    isBlurred: true,
  },
  'no-plan-yet': {
    load: () =>
      import('@aloft/design-system/modals/payments/no-plan-yet').then(({ NoPlanYetModal }) => NoPlanYetModal),
  },
  notifications: {
    load: () => import('./notifications.modal.tsx').then(({ NotificationsModal }) => NotificationsModal),
    size: 'dashboard',
  },
  'project-settings': {
    load: () =>
      import('./project-settings.modal.tsx').then(({ ProjectSettingsModal }) => ProjectSettingsModal),
  },
  regenerate: {
    load: () => import('./regenerate.modal.tsx').then(({ RegenerateModal }) => RegenerateModal),
  },
  'serious-delete': {
    load: () =>
      import('@aloft/design-system/modals/general/serious-delete').then(
        ({ SeriousDeleteModal }) => SeriousDeleteModal,
      ),
  },
  'set-page-url': {
    load: () =>
      import('@aloft/design-system/modals/publishing/page-url').then(({ PageUrlModal }) => PageUrlModal),
  },
  'title-edit': {
    load: () =>
      import('@aloft/design-system/modals/general/title-edit').then(({ TitleEditModal }) => TitleEditModal),
  },
  'unarchive-brief': {
    load: () => import('./move-brief.modal.tsx').then(({ UnarchiveBriefModal }) => UnarchiveBriefModal),
  },
  'unsaved-changes': {
    load: () =>
      import('@aloft/design-system/modals/general/unsaved-changes').then(
        ({ UnsavedChangesModal }) => UnsavedChangesModal,
      ),
  },
  'trial-confirmation': {
    load: () =>
      import('./trial-confirmation.modal.tsx').then(({ TrialConfirmationModal }) => TrialConfirmationModal),
  },
  upload: {
    load: () => import('./upload.modal.tsx').then(({ UploadModal }) => UploadModal),
  },
  'validation-failure': {
    load: () =>
      import('@aloft/design-system/modals/publishing/validation-failure').then(
        ({ ValidationFailureModal }) => ValidationFailureModal,
      ),
  },
  'warning-info': {
    load: () =>
      import('@aloft/design-system/modals/general/warning-info').then(
        ({ WarningInfoModal }) => WarningInfoModal,
      ),
  },
  'youtube-embed': {
    load: () =>
      import('@aloft/design-system/modals/general/youtube-embed').then(
        ({ YouTubeEmbedModal }) => YouTubeEmbedModal,
      ),
    size: 'wide',
  },
} as const satisfies Partial<Record<ModalName, WrittenRow>>
