/** Markup of simple shapes on a canvas of 1200 × 1200. Colors are our own, so nothing needs escaping. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const rounded = radius > 0 ? ` rx="${radius}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rounded}/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`
}

/** A line with round ends. */
export function line(data: string, color: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function group(transform: string, ...parts: readonly string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

export function faded(opacity: number, ...parts: readonly string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`
}

/** The shadow of a thing on the ground. */
export function shadow(x: number, y: number, radiusX: number, color: string): string {
  return faded(0.16, ellipse(x, y, radiusX, radiusX * 0.12, color))
}

/** A whole canvas: a wall and what stands before it. */
export function room(wall: string, floor: string, horizon = 860): string {
  return rect(0, 0, 1200, 1200, wall) + rect(0, horizon, 1200, 1200 - horizon, floor)
}

/** A number for each place of a row or a grid. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const degree = Math.PI / 180

/** A point on a circle; 0° is to the right, and degrees go clockwise. */
export function polar(x: number, y: number, radius: number, degrees: number): readonly [number, number] {
  return [round(x + radius * Math.cos(degrees * degree)), round(y + radius * Math.sin(degrees * degree))]
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
