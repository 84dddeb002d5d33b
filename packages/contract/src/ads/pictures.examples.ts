import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'

/** The idea in every example, story and mock. */
export const exampleImageIdea: ImageIdea = {
  title: 'Wren lamp, close up',
  subject: 'Wren lamp on its own, close enough to see what it’s made of',
  environment: 'A workbench with its tools, in light from one window',
  mood: 'clear and honest',
  punchline: 'Every lamp can be opened and rewired',
  style: 'Realistic',
}
