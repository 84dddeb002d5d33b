import { expect, it } from 'vitest'
import { isQuotable, isQuotableAside } from './quotable.ts'

const names = new Set(['plomberie', 'kergoat', 'rennes'])

it.each([
  'Every loaf proves for thirty hours before it sees the oven.',
  'Das Angebot ist der Endpreis.',
  'Aucune fleur n’a pris l’avion.',
  'Je suis plombier à Rennes depuis 12 ans.',
])('%j may stand in an ad', (sentence) => {
  expect(isQuotable(sentence, names)).toBe(true)
})

it.each([
  ['what it speaks of was said before', 'Moving it is free up to 24 hours before.'],
  ['what it speaks of was said before', 'Both are Cytech qualified.'],
  ['what it speaks of was said before', 'Seitdem sind aus zwei Leitern elf geworden.'],
  ['it greets whoever is there', 'Bienvenue sur notre site !'],
  ['it answers a question', 'No. Half of our members had never done yoga.'],
  ['it says nothing beside the name', 'Appelez Plomberie Kergoat.'],
  ['those it speaks of were named before', 'I don’t sneer at any of them, though I may smile.'],
  ['its subject stands above', 'Hat die ruhigste Hand von uns dreien.'],
  ['it presents people', 'Its me Dai, my brother Gareth and our climber Josie.'],
  ['it apologizes', 'Vegetarians, I’m sorry, there is the mac.'],
])('as %s, %j may not', (_, sentence) => {
  expect(isQuotable(sentence, names)).toBe(false)
})

it.each([
  'We start with how you walk every day.',
  'Every groom includes nails, ears and a blow dry.',
  'Come as often as you like for two weeks for £28.',
  'Five minutes on foot from Victoria station.',
  'Wir antworten am selben Tag.',
  'Nous livrons à vélo dans tout Nantes.',
])('%j may be quoted from anywhere on the pages', (sentence) => {
  expect(isQuotableAside(sentence, names)).toBe(true)
})

it.each([
  ['caption', 'Brown butter, pickled cucumber.'],
  ['measure', '32 cm high, for a desk that is mostly paper.'],
  ['direction', 'Take the bulb out.'],
  ['story', 'We counted during the wet spring.'],
  ['title', 'Why people ring us.'],
  ['greeting', 'I am Linda Marsh.'],
  ['hope', 'I hope you like it.'],
  ['refusal', 'We do not repair neon, fish tanks or anything that was in a fire.'],
  ['list with a price', 'Seitan bacon, sausage, beans, mushrooms, tofu scramble £11.50.'],
  ['part of a sentence', 'With the bread we are slightly known for.'],
])('a %s is known and not quoted: %j', (_, sentence) => {
  expect(isQuotableAside(sentence, names)).toBe(false)
})
