import type { LanguageWords } from '../../language/language-words.ts'
import { ideas } from './image-ideas.ts'

/** The words that describe the idea for a picture in German. */
export const pictures: LanguageWords['pictures'] = {
  moods: {
    excitement: 'hell und voller Bewegung',
    happiness: 'warm und fröhlich',
    nostalgia: 'weiches Licht wie auf einem alten Foto',
    FOMO: 'lebendig, mitten im Moment',
    humor: 'leicht, mit einem Augenzwinkern',
    empathy: 'nah und behutsam',
    inspiration: 'offen, mit viel Licht',
    trust: 'klar und ehrlich',
    surprise: 'ein unerwartetes Detail',
    serenity: 'ruhig, mit viel freier Fläche',
  },
  plainMood: 'klar und freundlich',
  plainBackground: 'ein einfarbiger Hintergrund in den Farben der Marke',
  ideas,
}
