import { expect, it } from 'vitest'
import { occasionFrom } from './occasion.ts'

const own = () => false

it.each([
  ['Summer sale until 31 August', 'Summer sale until 31 August', 'Summer sale until 31 August.'],
  ['  We open on 3 May!  ', 'We open on 3 May', 'We open on 3 May.'],
  ['Moving house?', 'Moving house?', 'Moving house?'],
  ['Ausverkauf bis 31. August.', 'Ausverkauf bis 31. August', 'Ausverkauf bis 31. August.'],
  [
    'The last market of the year. Bring the family.',
    'The last market of the year',
    'The last market of the year.',
  ],
  ['Makers’ market on Sunday', 'Makers’ market on Sunday', 'Makers’ market on Sunday.'],
])('says %j in its owner’s words', (purpose, text, sentence) => {
  expect(occasionFrom(purpose, own)).toEqual({ text, sentence, isForeign: false })
})

it.each([
  null,
  '',
  '   ',
  '31.12.',
  'Please mention the sale',
  'Promote our summer sale',
  'Bitte bewerben Sie die Eröffnung',
  'Insistez sur les soldes',
  'Don’t use the word cheap',
  'ONLY TODAY FREE SHIPPING',
  'Everything at https://nightjar.example/sale',
  'x'.repeat(91),
])('has none in %j', (purpose) => {
  expect(occasionFrom(purpose, own)).toBeNull()
})

it('knows one in another language', () => {
  expect(occasionFrom('Soldes d’été', () => true)?.isForeign).toBe(true)
})
