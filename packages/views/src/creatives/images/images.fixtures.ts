import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import type { ReadyImage } from './ordered-images.tsx'

/** Three ideas for pictures of the demo brand. */
export const nightjarIdeas: readonly ImageIdea[] = [
  {
    title: 'Wren lamp, close up',
    subject: 'Wren lamp on its own, close enough to see what it’s made of',
    environment: 'A workbench with its tools, in light from one window',
    mood: 'clear and honest',
    punchline: 'Every lamp can be opened and rewired',
    style: 'Realistic',
  },
  {
    title: 'If we made it, we rewire it',
    subject: 'Show it rather than say it: If we made it, we rewire it',
    environment: 'A workbench with its tools, in light from one window, with whatever proves it in front',
    mood: 'open, with plenty of light',
    punchline: 'If we made it, we rewire it',
    style: 'Photographic',
  },
  {
    title: 'For people doing up a first home',
    subject: 'Over the shoulder of the people this is for: People doing up a first home',
    environment: 'Where they’d be on an ordinary day, not in a studio',
    mood: 'warm and cheerful',
    punchline: '',
    style: 'Illustration',
  },
]

/** Pictures that have arrived. */
export const arrivedImages: readonly ReadyImage[] = nightjarPictures
  .slice(0, 4)
  .map(({ url, width, height }) => ({ status: 'ready', url, width, height }))
