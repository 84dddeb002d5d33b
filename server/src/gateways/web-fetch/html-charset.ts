const window = 1_024
const space = '\\t\\n\\f\\r '
const attribute = new RegExp(
  `[${space}/]*([^${space}>][^${space}/=>]*)[${space}]*(?:=[${space}]*(?:"([^"]*)"|'([^']*)'|([^${space}>]*)))?`,
  'y',
)
const tagStart = new RegExp(`</?([a-z][^${space}/>]*)`, 'iy')
const pragmaCharset = new RegExp(
  `charset[${space}]*=[${space}]*(?:"([^"]*)"|'([^']*)'|([^${space};"']+))`,
  'i',
)

/**
 * The encoding label that an HTML page declares in its first 1024 bytes, in a meta element or an XML declaration, found
 * by the HTML standard's prescan: labels in comments or in other attributes do not count.
 */
export function charsetInHtml(body: Buffer, isKnown: (label: string) => boolean): string | undefined {
  const text = body.toString('latin1', 0, window)
  let position = 0
  while (position < text.length) {
    if (text.startsWith('<!--', position)) {
      position = after(text, '-->', position + 2)
      continue
    }
    tagStart.lastIndex = position
    const name = tagStart.exec(text)?.[0].toLowerCase()
    if (name) {
      const [attributes, end] = readAttributes(text, position + name.length)
      const label = name === '<meta' ? metaCharset(attributes) : undefined
      if (label !== undefined && isKnown(label)) return label
      position = end
    } else if (/^<[!/?]/.test(text.slice(position, position + 2))) {
      position = after(text, '>', position)
    } else {
      position += 1
    }
  }
  return charsetInXml(body)
}

/** The encoding of an XML declaration. */
export function charsetInXml(body: Buffer): string | undefined {
  const text = body.toString('latin1', 0, window)
  return /^<\?xml[^>]*?encoding\s*=\s*["']([^"'>]*)["']/.exec(text)?.[1]
}

function metaCharset(attributes: ReadonlyMap<string, string>): string | undefined {
  const own = attributes.get('charset')
  if (own !== undefined) return own
  if (attributes.get('http-equiv')?.toLowerCase() !== 'content-type') return undefined
  const [, double, single, bare] = pragmaCharset.exec(attributes.get('content') ?? '') ?? []
  return double ?? single ?? bare
}

function readAttributes(text: string, from: number): [attributes: Map<string, string>, end: number] {
  const attributes = new Map<string, string>()
  let end = from
  attribute.lastIndex = from
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    const [, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
    end = attribute.lastIndex
  }
  return [attributes, end]
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}
