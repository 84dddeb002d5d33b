import { contrast } from '../color/rgb.ts'
import type { Palette } from '../color/palette.ts'
import { type Layer, rectangle, shape } from '../blocks/layers.ts'
import { type Rect, squareAround } from '../blocks/rect.ts'
import type { Random } from '../blocks/random.ts'

const motifs = [
  'quarter',
  'circle',
  'arch',
  'leaf',
  'triangle',
  'target',
  'bars',
  'quarter',
  'leaf',
  'arch',
] as const
type Motif = (typeof motifs)[number]

/** A wall of tiles with simple shapes in the brand's colors. Tiles are about `side` wide and fill the rectangle. */
export function tiles(rect: Rect, side: number, palette: Palette, random: Random): Layer[] {
  const columns = edges(rect.x, rect.width, side)
  const rows = edges(rect.y, rect.height, side)
  const painted: string[][] = []
  return rows.flatMap((row, line) => {
    const grounds: string[] = []
    painted.push(grounds)
    return columns.flatMap((column, index) => {
      const near = [grounds[index - 1], painted[line - 1]?.[index]]
      const ground = paint(palette, random, (color) => !near.includes(color))
      grounds.push(ground)
      const figure = paint(palette, random, (color) => contrast(color, ground) >= 1.5)
      const box = { x: column.start, y: row.start, width: column.length, height: row.length }
      return [rectangle(box, ground), ...motif(random.pick(motifs), box, figure, ground, random)]
    })
  })
}

// On whole pixels, because the background would show through gaps.
function edges(start: number, length: number, side: number): { start: number; length: number }[] {
  const count = Math.max(1, Math.round(length / side))
  const at = (index: number) => Math.round(start + (length * index) / count)
  return Array.from({ length: count }, (_, index) => ({
    start: at(index),
    length: at(index + 1) - at(index),
  }))
}

function paint({ shapes }: Palette, random: Random, isFit: (color: string) => boolean): string {
  const [lead, second, deep, soft, tint] = shapes
  const weighted = [lead, lead, lead, deep, deep, soft, soft, soft, second, second, tint].filter(isFit)
  const [first, ...others] = weighted
  return first === undefined ? deep : random.pick([first, ...others])
}

function motif(kind: Motif, box: Rect, color: string, ground: string, random: Random): Layer[] {
  const angle = random.pick([0, 90, 180, 270])
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  const round = (share: number, fill: string) =>
    shape('ellipse', squareAround(middleX, middleY, Math.min(box.width, box.height) * share), fill)
  switch (kind) {
    case 'circle':
      return [round(0.68, color)]
    case 'target':
      return [round(0.84, color), round(0.52, ground), round(0.22, color)]
    case 'bars':
      return [0, 2, 4].map((index) => {
        const [from, to] = [box.height * (index / 6 + 1 / 12), box.height * ((index + 1) / 6 + 1 / 12)]
        return rectangle({ ...box, y: Math.round(box.y + from), height: Math.round(to - from) }, color)
      })
    case 'quarter':
    case 'arch':
    case 'leaf':
    case 'triangle':
      return [shape(kind, angle % 180 === 0 ? box : lying(box), color, angle)]
  }
}

// The box that covers the tile after a rotation by a right angle.
function lying({ x, y, width, height }: Rect): Rect {
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width }
}
