import type { Idea } from '@aloft/domain/ideas/idea.entity'

/** Whether the brand has a website on which its snippet wasn't found. */
export function lacksConnection({ url, snippet }: Pick<Idea, 'url' | 'snippet'>): boolean {
  return Boolean(url) && !snippet.isValidated
}
