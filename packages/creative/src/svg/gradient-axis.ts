import type { GradientElement } from '@aloft/domain/creatives/creative.entity'

type Line = Pick<GradientElement, 'x' | 'y' | 'width' | 'height' | 'angle'>

/** Ends of a linear gradient's line, which reaches exactly as far as the box in that direction. */
export function axis({ x, y, width, height, angle }: Line) {
  const radians = (angle * Math.PI) / 180
  const [across, down] = [Math.cos(radians), Math.sin(radians)]
  const reach = (Math.abs(across) * width + Math.abs(down) * height) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return {
    x1: middleX - across * reach,
    y1: middleY - down * reach,
    x2: middleX + across * reach,
    y2: middleY + down * reach,
  }
}
