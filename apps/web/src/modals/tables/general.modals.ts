import type { ModalRows } from './modal-rows.ts'

export const generalModals = {
  'confirm-delete-item': {
    load: () =>
      import('@aloft/design-system/modals/general/confirm-delete').then(
        ({ ConfirmDeleteModal }) => ConfirmDeleteModal,
      ),
  },
  'edit-label': {
    load: () =>
      import('@aloft/design-system/modals/general/edit-label').then(({ EditLabelModal }) => EditLabelModal),
  },
  'focus-modal': {
    load: () => import('@aloft/design-system/modals/general/focus').then(({ FocusModal }) => FocusModal),
    isBlurred: true,
  },
  'serious-delete': {
    load: () =>
      import('@aloft/design-system/modals/general/serious-delete').then(
        ({ SeriousDeleteModal }) => SeriousDeleteModal,
      ),
  },
  'title-edit': {
    load: () =>
      import('@aloft/design-system/modals/general/title-edit').then(({ TitleEditModal }) => TitleEditModal),
  },
  'unsaved-changes': {
    load: () =>
      import('@aloft/design-system/modals/general/unsaved-changes').then(
        ({ UnsavedChangesModal }) => UnsavedChangesModal,
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
} as const satisfies ModalRows
