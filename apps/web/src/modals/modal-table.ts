/** Every modal by name; its body is loaded when it is first opened. */
export const modals = {
  'ai-generation-failed': () =>
    import('@aloft/design-system/modals/ads/ai-failed').then(({ AiFailedModal }) => AiFailedModal),
  'ai-token-balance': () =>
    import('@aloft/design-system/modals/ads/token-balance').then(
      ({ TokenBalanceModal }) => TokenBalanceModal,
    ),
  'archive-balloon': () =>
    import('@aloft/design-system/modals/ads/archive-ad').then(({ ArchiveAdModal }) => ArchiveAdModal),
  'duplicate-campaign': () =>
    import('@aloft/design-system/modals/ads/duplicate-ad').then(({ DuplicateAdModal }) => DuplicateAdModal),
  'max-ads-exceeded': () =>
    import('@aloft/design-system/modals/ads/max-ads').then(({ MaxAdsModal }) => MaxAdsModal),
  'no-ad-generation-data': () =>
    import('@aloft/design-system/modals/ads/no-ad-data').then(({ NoAdDataModal }) => NoAdDataModal),
  regenerate: () =>
    import('@aloft/design-system/modals/ads/regenerate').then(({ RegenerateModal }) => RegenerateModal),
}
export type ModalName = keyof typeof modals
