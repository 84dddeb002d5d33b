import type { ModalRows } from './modal-rows.ts'

export const creativesModals = {
  'archive-creative': {
    load: () =>
      import('../creatives/move-creative.modal.tsx').then(({ ArchiveCreativeModal }) => ArchiveCreativeModal),
  },
  'creative-details': {
    load: () =>
      import('../creatives/creative-details.modal.tsx').then(
        ({ CreativeDetailsModal }) => CreativeDetailsModal,
      ),
    size: 'wide',
  },
  'creative-type': {
    load: () =>
      import('@aloft/views/creatives/creative-type').then(({ CreativeTypeModal }) => CreativeTypeModal),
  },
  crop: {
    load: () => import('@aloft/design-system/modals/creatives/crop').then(({ CropModal }) => CropModal),
  },
  'delete-creatives': {
    load: () =>
      import('@aloft/views/creatives/delete-creatives').then(({ DeleteCreatives }) => DeleteCreatives),
  },
  'download-creative': {
    load: () =>
      import('@aloft/views/creatives/download-creative').then(({ DownloadCreative }) => DownloadCreative),
  },
  'image-generation': {
    load: () =>
      import('../creatives/image-generation.modal.tsx').then(
        ({ ImageGenerationModal }) => ImageGenerationModal,
      ),
    size: 'wide',
  },
  'image-picker': {
    load: () =>
      import('../creatives/media-library.modal.tsx').then(({ ImagePickerModal }) => ImagePickerModal),
    size: 'wide',
  },
  'media-library': {
    load: () =>
      import('../creatives/media-library.modal.tsx').then(({ MediaLibraryModal }) => MediaLibraryModal),
    size: 'wide',
  },
  'pick-version': {
    load: () =>
      import('../creatives/pick-version.modal.tsx').then(({ PickVersionModal }) => PickVersionModal),
    size: 'wide',
  },
  'set-video': {
    load: () => import('../creatives/set-video.modal.tsx').then(({ SetVideoModal }) => SetVideoModal),
  },
  'unarchive-creative': {
    load: () =>
      import('../creatives/move-creative.modal.tsx').then(
        ({ UnarchiveCreativeModal }) => UnarchiveCreativeModal,
      ),
  },
  upload: {
    load: () => import('../creatives/upload.modal.tsx').then(({ UploadModal }) => UploadModal),
  },
} as const satisfies ModalRows
