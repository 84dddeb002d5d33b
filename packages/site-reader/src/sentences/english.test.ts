import { expect, it } from 'vitest'
import { singularOf, workCounted } from './english.ts'

it.each([
  ['We have repaired 2,400 bikes since 2011.', ['2,400 bikes']],
  ['We’ve fitted over 600 kitchens in Leeds.', ['over 600 kitchens']],
  ['More than 1,200 gardens planted in Leeds', ['More than 1,200 gardens planted']],
  ['We supply fourteen cafés in the city, by cargo bike.', ['fourteen cafés']],
  ['We make about nine hundred lamps a year.', ['about nine hundred lamps a year']],
  ['Two hundred sofas rescued so far', ['Two hundred sofas rescued']],
])('counts the work of "%s"', (sentence, wanted) => {
  expect(workCounted(sentence)).toEqual(wanted)
})

it.each([
  'He has repaired 2,400 bikes.',
  'We have never repaired 40 bikes.',
  'We have 30 bikes in the shop.',
  'We post thirty samples in an envelope.',
  'There are 12 seats.',
  'Every loaf proves for thirty hours.',
  'In 2014 we baked twelve loaves too many.',
  'In 2014 we baked twelve loaves.',
  '150 parking spaces included',
  'We work for 12 hours.',
])('finds no work in "%s"', (sentence) => {
  expect(workCounted(sentence)).toEqual([])
})

it.each([
  ['Table lamps', 'table lamp'],
  ['Loaves', 'loaf'],
  ['Classes', 'class'],
  ['Handmade wool jumpers', 'handmade wool jumper'],
  ['Wren', null],
  ['Buns and pastry', null],
  ['News', null],
  ['Our services', null],
  ['To drink', null],
])('%s in singular is %s', (phrase, singular) => {
  expect(singularOf(phrase)).toBe(singular)
})
