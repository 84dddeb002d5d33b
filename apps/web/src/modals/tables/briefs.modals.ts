import type { ModalRows } from './modal-rows.ts'

export const briefsModals = {
  'all-briefs': {
    load: () => import('../briefs/briefs.modal.tsx').then(({ AllBriefsModal }) => AllBriefsModal),
    size: 'wide',
  },
  'archive-brief': {
    load: () => import('../briefs/move-brief.modal.tsx').then(({ ArchiveBriefModal }) => ArchiveBriefModal),
  },
  'brand-brief': {
    load: () => import('../briefs/briefs.modal.tsx').then(({ BrandBriefModal }) => BrandBriefModal),
    size: 'wide',
  },
  'design-brief': {
    load: () => import('../briefs/briefs.modal.tsx').then(({ DesignBriefModal }) => DesignBriefModal),
    size: 'wide',
  },
  'unarchive-brief': {
    load: () =>
      import('../briefs/move-brief.modal.tsx').then(({ UnarchiveBriefModal }) => UnarchiveBriefModal),
  },
} as const satisfies ModalRows
