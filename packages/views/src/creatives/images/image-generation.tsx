import { ImageOrder, type ImageOrderProps } from './image-order.tsx'
import { type OrderContent, OrderedImages, type ReadyImage } from './ordered-images.tsx'

export interface ImageGenerationProps extends ImageOrderProps {
  /** Null while an idea is being chosen. */
  order: OrderContent | null
  /** Returns to the ideas. */
  onBack: () => void
  onUse: (images: readonly ReadyImage[]) => void
}

/** Suggests ideas for a picture, draws pictures of one, and lets the user choose among them (MOD-04). */
export function ImageGeneration({ order, onBack, onUse, ...shown }: ImageGenerationProps) {
  if (!order) return <ImageOrder {...shown} />
  const { writer, onClose } = shown
  return <OrderedImages order={order} writer={writer} onBack={onBack} onUse={onUse} onClose={onClose} />
}
