import { ImageGeneration } from '@aloft/views/creatives/images/image-generation'
import type { ReadyImage } from '@aloft/views/creatives/images/ordered-images'
import { useImageGeneration } from './use-image-generation.ts'

interface ImageGenerationModalProps {
  readonly ideaId: string
  /** The ad that the picture is for; null for a picture of the whole brand. */
  readonly balloonId: string | null
  readonly onAnswer: (answer: { readonly images: readonly ReadyImage[] } | 'topUp') => void
  readonly onClose: () => void
}

/** Draws pictures from an idea and answers with those that the user chose (MOD-04). */
export function ImageGenerationModal({ ideaId, balloonId, onAnswer, onClose }: ImageGenerationModalProps) {
  return (
    <ImageGeneration
      {...useImageGeneration(ideaId, balloonId)}
      onTopUp={() => onAnswer('topUp')}
      onUse={(images) => onAnswer({ images })}
      onClose={onClose}
    />
  )
}
