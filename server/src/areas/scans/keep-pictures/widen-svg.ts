const textElement = /<(?:\w+:)?text[\s>]/
const rootElement = /<(?:\w+:)?svg\b[^>]*>/
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)

/**
 * A drawing of twice the width with the original in the middle, or null if that isn't needed. If a font of the drawing
 * is missing, its text is set in another font, which may be wider and run out of the frame.
 */
export function widenSvg(bytes: Uint8Array): Uint8Array | null {
  const drawing = new TextDecoder().decode(bytes)
  const [root] = rootElement.exec(drawing) ?? []
  const frame = root && frameOf(root)
  if (!frame || !textElement.test(drawing)) return null
  const { left, top, width, height } = frame
  const wide = ['width', 'height', 'viewBox'].reduce((tag, name) => tag.replace(attribute(name), ''), root)
  const viewBox = [left - width / 2, top, width * 2, height].join(' ')
  const tag = wide.replace(/(\/?>)$/, ` viewBox="${viewBox}" width="${width * 2}" height="${height}"$1`)
  return new TextEncoder().encode(drawing.replace(root, () => tag))
}

function frameOf(root: string): { left: number; top: number; width: number; height: number } | null {
  const valueOf = (name: string) => {
    const [, double, single] = attribute(name).exec(root) ?? []
    return double ?? single
  }
  // Without a view box, only lengths in pixels are coordinates.
  const numbers = (valueOf('viewBox') ?? `0 0 ${valueOf('width')} ${valueOf('height')}`)
    .trim()
    .split(/[\s,]+/)
    .map((part) => Number(part.replace(/px$/, '')))
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers
  if (![left, top].every(Number.isFinite) || !(width > 0) || !(height > 0)) return null
  return Number.isFinite(width * height) ? { left, top, width, height } : null
}
