import type { Creative } from './creative.entity.ts'

/** Addresses of the stored files that the layers of a creative show, each once. */
export function storedPicturesIn(scenes: Readonly<Record<string, Pick<Creative, 'elements'>>>): string[] {
  const sources = Object.values(scenes)
    .flatMap(({ elements }) => elements)
    .flatMap((element) => ('src' in element ? [element.src] : []))
  return [...new Set(sources)].filter((src) => src.startsWith('/files/'))
}
