import type { ImageIdea } from './image-idea.entity.ts'

/** An idea as the description that an engine draws from. The title and the line stay outside of the picture. */
export function imagePromptOf({ subject, environment, mood }: ImageIdea): string {
  return [subject, environment, mood]
    .map((part) => part.trim().replace(/[.\s]+$/u, ''))
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ')
}
