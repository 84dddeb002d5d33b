import type { GuideSide } from '@aloft/domain/guide/guide-steps'
import type { TargetBox } from './use-target-box.ts'

const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

/**
 * The side of a target for a popup of this width: the preferred one or the opposite one if it has room, else above or
 * below, where there's more. All in CSS pixels, with the gap and a margin in `width`.
 */
export function sideWithRoom(
  { top, left, width: targetWidth, height }: TargetBox,
  room: { readonly width: number; readonly height: number },
  preferred: GuideSide,
  width: number,
): GuideSide {
  // What doesn't fit above or below goes to the opposite side by itself.
  if (preferred === 'top' || preferred === 'bottom') return preferred
  const space = { left, right: room.width - left - targetWidth }
  const fitting = [preferred, opposite[preferred]] as const
  const side = fitting.find((one) => space[one] >= width)
  return side ?? (top > room.height - top - height ? 'top' : 'bottom')
}
