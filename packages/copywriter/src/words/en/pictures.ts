import type { LanguageWords } from '../../language/language-words.ts'
import { ideas } from './image-ideas.ts'

/** The words that describe the idea for a picture in English. */
export const pictures: LanguageWords['pictures'] = {
  moods: {
    excitement: 'bright and full of movement',
    happiness: 'warm and cheerful',
    nostalgia: 'soft light, like an old photograph',
    FOMO: 'lively, caught in the moment',
    humor: 'light, with a wink',
    empathy: 'close and gentle',
    inspiration: 'open, with plenty of light',
    trust: 'clear and honest',
    surprise: 'one unexpected detail',
    serenity: 'calm, with plenty of empty space',
  },
  plainMood: 'clear and friendly',
  plainBackground: 'a plain background in the colours of the brand',
  ideas,
}
