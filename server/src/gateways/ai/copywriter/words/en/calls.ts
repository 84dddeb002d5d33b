import type { LanguageWords } from '../language-words.ts'

/** English calls to action by goal. */
export const calls: LanguageWords['calls'] = {
  sales: {
    headlines: ['See for yourself', 'Have a look around', 'Choose yours today', 'Find the one you like'],
    sentences: [
      'Have a look around and take your pick.',
      'See what there is at {brand}.',
      'Take a look and choose in your own time.',
      'See {priced} for yourself.',
    ],
  },
  leads: {
    headlines: [
      'Ask us anything',
      'Write to us today',
      'Tell us what you need',
      'Let us talk about it',
      'Send a short message',
    ],
    sentences: [
      'Tell us what you need.',
      'Write to us, and tell us what it is about.',
      'Ask {brand} whatever you would like to know.',
      'Send us a short message today.',
    ],
  },
  awareness: {
    headlines: [
      'Get to know us',
      'Remember {brand}',
      'See who we are',
      'Come and say hello',
      'Keep the name in mind',
    ],
    sentences: [
      'Get to know {brand}[ {in}].',
      'Remember the name: {brand}.',
      'See who we are and what we do.',
      'Next time, think of {brand}.',
    ],
  },
}
