/** Where a brand's files come from (CRE-01). */
export const mediaOrigins = ['upload', 'website', 'ai', 'stock'] as const
export type MediaOrigin = (typeof mediaOrigins)[number]

/** The longest name and description of a file, in characters. */
export const mediaLimits = { name: 120, alt: 300 } as const

/**
 * The first name of a file in a brand's library, from its own name or address: without folders, query and ending, with
 * spaces for the signs that stand for them. Empty if nothing readable is left, such as for a number.
 */
export function mediaNameOf(fileName: string): string {
  // The content of a data: address is no name.
  if (/^data:/i.test(fileName)) return ''
  const [path = ''] = fileName.split(/[?#]/)
  const last = decoded(path).split(/[/\\]/).at(-1) ?? ''
  const words = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}_+]+|-+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(words) ? [...words].slice(0, mediaLimits.name).join('').trim() : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
