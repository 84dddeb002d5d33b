import { MediaLibrary } from '@aloft/views/creatives/library/media-library'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { useMediaLibrary } from './use-media-library.ts'

interface LibraryModalProps {
  readonly ideaId: string
  readonly onClose: () => void
}

/** A brand's pictures, to keep in order (MOD-05). */
export function MediaLibraryModal({ ideaId, onClose }: LibraryModalProps) {
  return <MediaLibrary content={useMediaLibrary(ideaId)} onClose={onClose} />
}

interface ImagePickerModalProps extends LibraryModalProps {
  /** A picture, or that one is to be made. */
  readonly onAnswer: (answer: MediaItem | 'generate') => void
}

/** Chooses one of a brand's pictures (MOD-04). */
export function ImagePickerModal({ ideaId, onAnswer, onClose }: ImagePickerModalProps) {
  const content = { ...useMediaLibrary(ideaId, onAnswer), onGenerate: () => onAnswer('generate') }
  return <MediaLibrary content={content} onChoose={onAnswer} onClose={onClose} />
}
