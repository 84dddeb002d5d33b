import type { LanguageWords } from '../../language/language-words.ts'
import { ideas } from './image-ideas.ts'

/** The words that describe the idea for a picture in French. */
export const pictures: LanguageWords['pictures'] = {
  moods: {
    excitement: 'lumineux et plein de mouvement',
    happiness: 'chaleureux et gai',
    nostalgia: 'lumière douce, comme une vieille photo',
    FOMO: 'vivant, pris sur le vif',
    humor: 'léger, avec un clin d’œil',
    empathy: 'proche et doux',
    inspiration: 'ouvert, avec beaucoup de lumière',
    trust: 'clair et honnête',
    surprise: 'un détail inattendu',
    serenity: 'calme, avec beaucoup d’espace',
  },
  plainMood: 'clair et accueillant',
  plainBackground: 'un fond uni aux couleurs de la marque',
  ideas,
}
