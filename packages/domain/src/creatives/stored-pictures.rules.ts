import type { Creative, CreativeElement } from './creative.entity.ts'

/** Addresses of the stored files that the layers of a creative show, each once. */
export function storedPicturesIn(scenes: Readonly<Record<string, Pick<Creative, 'elements'>>>): string[] {
  const sources = Object.values(scenes)
    .flatMap(({ elements }) => elements)
    .flatMap(sourcesOf)
  return [...new Set(sources)].filter((src) => src.startsWith('/files/'))
}

function sourcesOf(element: CreativeElement): readonly string[] {
  if (element.type === 'video') return element.poster === null ? [element.url] : [element.url, element.poster]
  return 'src' in element ? [element.src] : []
}
