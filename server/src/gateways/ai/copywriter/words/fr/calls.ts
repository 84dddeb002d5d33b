import type { LanguageWords } from '../language-words.ts'

/** French calls to action by goal. */
export const calls: LanguageWords['calls'] = {
  sales: {
    headlines: ['Voyez par vous-même', 'Faites un tour chez nous', 'Faites votre choix', 'Trouvez le vôtre'],
    sentences: [
      'Faites un tour, le choix est à vous.',
      'Venez voir ce qu’il y a chez {brand}.',
      'Regardez, puis choisissez à votre rythme.',
      'Voyez par vous-même : {offer}.',
    ],
  },
  leads: {
    headlines: [
      'Posez-nous vos questions',
      'Écrivez-nous aujourd’hui',
      'Dites-nous ce qu’il vous faut',
      'Parlons-en',
      'Envoyez un petit message',
    ],
    sentences: [
      'Dites-nous ce qu’il vous faut.',
      'Écrivez-nous et dites-nous de quoi il s’agit.',
      'Posez vos questions, nous vous répondons volontiers.',
      'Envoyez-nous un petit message aujourd’hui.',
    ],
  },
  awareness: {
    headlines: [
      'Faisons connaissance',
      'Retenez ce nom : {brand}',
      'Voyez qui nous sommes',
      'Venez dire bonjour',
      'Gardez ce nom en tête',
    ],
    sentences: [
      'Faites connaissance avec {brand}[ {in}].',
      'Retenez ce nom : {brand}.',
      'Voyez qui nous sommes et ce que nous faisons.',
      'La prochaine fois, pensez-y : {brand}.',
    ],
  },
}
