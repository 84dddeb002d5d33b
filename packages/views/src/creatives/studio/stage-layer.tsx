import type { LayerDrawing } from '@aloft/creative/svg/layer-to-svg'
import { drawingAddress } from '@aloft/design-system/patterns/creative-picture'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { memo, useMemo } from 'react'
import * as css from './stage-layer.css.ts'

export interface StageLayerProps {
  element: CreativeElement
  /** Left out while it's being drawn. */
  drawing?: LayerDrawing | undefined
  name: string
  isSelected: boolean
  /** The layer got the focus by key. */
  onFocus: (id: string) => void
}

/** A layer on the stage: its own image, which is only drawn again if its look changes. */
export const StageLayer = memo(function StageLayer({
  element,
  drawing,
  name,
  isSelected,
  onFocus,
}: StageLayerProps) {
  const { id, x, y, width, height, rotation, opacity, isLocked } = element
  const address = useMemo(() => drawing && drawingAddress(drawing.svg), [drawing])
  return (
    <button
      type="button"
      className={css.layer}
      data-layer={id}
      aria-label={name}
      aria-pressed={isSelected}
      aria-disabled={isLocked || undefined}
      style={{ width, height, opacity, transform: `translate(${x}px, ${y}px) rotate(${rotation}deg)` }}
      onFocus={() => onFocus(id)}
    >
      {drawing ? (
        <img
          className={css.image}
          src={address}
          alt=""
          draggable={false}
          style={{
            top: -drawing.margin,
            left: -drawing.margin,
            width: width + 2 * drawing.margin,
            height: height + 2 * drawing.margin,
          }}
        />
      ) : null}
    </button>
  )
})
