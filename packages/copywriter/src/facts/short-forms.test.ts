import { expect, it } from 'vitest'
import { shortForms } from './short-forms.ts'

it.each([
  [
    'Every loaf proves for thirty hours before it sees the oven.',
    ['Every loaf proves for thirty hours before it sees the oven', 'Every loaf proves for thirty hours'],
  ],
  [
    'Ten years, no charge, no receipt needed.',
    ['Ten years, no charge, no receipt needed', 'Ten years, no charge'],
  ],
  ['Das Angebot ist der Endpreis.', ['Das Angebot ist der Endpreis']],
  ['If your staff can read a card, they can use it.', ['If your staff can read a card, they can use it']],
  [
    'Abends ist gefegt, auch wenn wir am nächsten Morgen weitermachen.',
    ['Abends ist gefegt, auch wenn wir am nächsten Morgen weitermachen', 'Abends ist gefegt'],
  ],
  ['Jusqu’au 20 décembre : le soin est offert.', ['Jusqu’au 20 décembre : le soin est offert']],
  ['Offer ends 31 January.', []],
  ['De 4 à 99 ans; au-delà, demandez un avis.', ['De 4 à 99 ans; au-delà, demandez un avis']],
  [
    'Nine of ten pass with me, last year that was 61 girls and boys.',
    ['Nine of ten pass with me, last year that was 61 girls and boys', 'Nine of ten pass with me'],
  ],
  [
    'Brisket goes on the night before and gets 16 hours.',
    ['Brisket goes on the night before and gets 16 hours'],
  ],
])('%j is true alone as %j', (sentence, forms) => {
  expect(shortForms(sentence)).toEqual(forms)
})

it('cuts no list of verbs, as the first of them says something else alone', () => {
  expect(shortForms('A family bench in Galway that blows, turns and wires lamps.')).toEqual([
    'A family bench in Galway that blows, turns and wires lamps',
  ])
})

it('leaves out what a sentence before it explains', () => {
  expect(shortForms('It keeps working when the Wi-Fi does not.')).toEqual([])
})
