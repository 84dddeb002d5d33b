const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that's safe inside an attribute's quotes; characters that XML forbids are removed. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** A number for markup: at most three decimals, and 0 for anything that isn't a number. */
export function num(value: number): string {
  const rounded = Math.round(Number(value) * 1_000) / 1_000
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded) : '0'
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element. `inner` is markup; attributes are escaped, and those without a value left out. */
export function tag(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return ` ${key}="${typeof value === 'number' ? num(value) : escapeMarkup(value)}"`
  })
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}
