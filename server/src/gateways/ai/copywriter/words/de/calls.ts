import type { LanguageWords } from '../language-words.ts'

/** German calls to action by goal. */
export const calls: LanguageWords['calls'] = {
  sales: {
    headlines: ['Sehen Sie selbst', 'Schauen Sie sich um', 'Treffen Sie Ihre Wahl', 'Wählen Sie in Ruhe'],
    sentences: [
      'Schauen Sie sich um und treffen Sie Ihre Wahl.',
      'Sehen Sie sich bei {brand} um.',
      'Schauen Sie erst, und wählen Sie dann in Ruhe.',
      'Sehen Sie selbst: {offer}.',
    ],
  },
  leads: {
    headlines: [
      'Fragen Sie uns',
      'Schreiben Sie uns heute',
      'Sagen Sie, was Sie brauchen',
      'Sprechen wir darüber',
      'Senden Sie eine Nachricht',
    ],
    sentences: [
      'Sagen Sie uns, was Sie brauchen.',
      'Schreiben Sie uns kurz, worum es geht.',
      'Fragen Sie uns, wir antworten gern.',
      'Schicken Sie uns heute eine kurze Nachricht.',
    ],
  },
  awareness: {
    headlines: [
      'Lernen Sie uns kennen',
      'Merken Sie sich {brand}',
      'Sehen Sie, wer wir sind',
      'Sagen Sie einfach hallo',
      'Gut, dass Sie uns kennen',
    ],
    sentences: [
      'Lernen Sie {brand}[ {in}] kennen.',
      'Merken Sie sich den Namen: {brand}.',
      'Sehen Sie, wer wir sind und was wir machen.',
      'Denken Sie beim nächsten Mal an {brand}.',
    ],
  },
}
