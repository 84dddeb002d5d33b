import type { ShapeForm } from '@aloft/domain/creatives/element-types.rules'
import { num } from './markup.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const burstPoints = 16
const burstInner = 0.88

/** A shape in its box as path data; `radius` rounds a rectangle. */
export function shapePath(form: ShapeForm, box: Box, radius: number): string {
  const { x, y, width, height } = box
  const [right, bottom] = [x + width, y + height]
  switch (form) {
    case 'rectangle':
      return rectanglePath(box, radius)
    case 'ellipse': {
      const middle = y + height / 2
      const half = arc(width / 2, height / 2, right, middle) + arc(width / 2, height / 2, x, middle)
      return `${at('M', x, middle)}${half}Z`
    }
    case 'arch': {
      const rise = Math.min(width / 2, height)
      const sides = at('M', x, bottom) + at('L', x, y + rise)
      return `${sides}${arc(width / 2, rise, right, y + rise)}${at('L', right, bottom)}Z`
    }
    case 'quarter':
      return `${at('M', x, bottom)}${at('L', x, y)}${arc(width, height, right, bottom)}Z`
    case 'triangle':
      return `${at('M', x, y)}${at('L', right, bottom)}${at('L', x, bottom)}Z`
    case 'leaf': {
      const upper = at('M', x, bottom) + arc(width, height, right, y)
      return `${upper}${arc(width, height, x, bottom)}Z`
    }
    case 'burst':
      return burstPath(box)
  }
}

function rectanglePath({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height]
  const round = Math.max(0, Math.min(radius, width / 2, height / 2))
  if (round === 0)
    return `${at('M', x, y)}${at('L', right, y)}${at('L', right, bottom)}${at('L', x, bottom)}Z`
  return [
    at('M', x + round, y),
    at('L', right - round, y),
    arc(round, round, right, y + round),
    at('L', right, bottom - round),
    arc(round, round, right - round, bottom),
    at('L', x + round, bottom),
    arc(round, round, x, bottom - round),
    at('L', x, y + round),
    arc(round, round, x + round, y),
    'Z',
  ].join('')
}

function burstPath({ x, y, width, height }: Box): string {
  const corners = Array.from({ length: burstPoints * 2 }, (_, index) => {
    const angle = (index * Math.PI) / burstPoints
    const reach = index % 2 === 0 ? 0.5 : 0.5 * burstInner
    const [across, down] = [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)]
    return at(index === 0 ? 'M' : 'L', x + across * width, y + down * height)
  })
  return `${corners.join('')}Z`
}

function at(command: 'M' | 'L', x: number, y: number): string {
  return `${command}${num(x)} ${num(y)}`
}

// Clockwise, and never the longer way round.
function arc(radiusX: number, radiusY: number, x: number, y: number): string {
  return `A${num(radiusX)} ${num(radiusY)} 0 0 1 ${num(x)} ${num(y)}`
}
