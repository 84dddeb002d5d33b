import type { ModalRows } from './modal-rows.ts'

export const adsModals = {
  'ai-generation-failed': {
    load: () =>
      import('@aloft/design-system/modals/ads/ai-failed').then(({ AiFailedModal }) => AiFailedModal),
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
  regenerate: {
    load: () => import('../ads/regenerate.modal.tsx').then(({ RegenerateModal }) => RegenerateModal),
  },
} as const satisfies ModalRows
