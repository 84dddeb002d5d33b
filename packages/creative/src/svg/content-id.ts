/** A short ID for a text (FNV-1a), good enough to distinguish the creatives on one page. */
export function contentId(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `c${(hash >>> 0).toString(36)}`
}
