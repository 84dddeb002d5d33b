import { expect, it } from 'vitest'
import { listed } from './audiences.ts'
import { dataOf, valuesOf } from '../test-support/site-of.ts'

const head = '<meta name="description" content="What we are and what we do.">'
const claims = (html: string, language = 'en') =>
  valuesOf(dataOf(`<html lang="${language}">${head}${html}`).differentiators)
const audiences = (html: string, language = 'en') =>
  valuesOf(dataOf(`<html lang="${language}">${html}`).audiences)

it.each([
  [
    'en',
    '<h2>Why us</h2><ul><li>What is left goes to the kitchen next door.</li></ul>',
    ['What is left goes to the kitchen next door.'],
  ],
  [
    'de',
    '<h2>Worauf Sie sich verlassen können</h2><p>Das Angebot ist der Endpreis.</p>',
    ['Das Angebot ist der Endpreis.'],
  ],
  [
    'fr',
    '<h2>Nos engagements</h2><ul><li>Devis gratuit et sans engagement</li></ul>',
    ['Devis gratuit et sans engagement'],
  ],
  ['es', '<h2>Por qué elegirnos</h2><p>Cada pieza se pinta a mano.</p>', ['Cada pieza se pinta a mano.']],
  [
    'en',
    '<div><div><h3>Offline</h3><p>Keeps working when the line does not.</p></div><div><h3>Yours</h3><p>Take all your data home, any day.</p></div></div>',
    ['Take all your data home, any day.', 'Keeps working when the line does not.'],
  ],
  [
    'en',
    '<blockquote>If we made it, we mend it. Ten years, no charge.</blockquote>',
    ['If we made it, we mend it. Ten years, no charge.'],
  ],
  [
    'en',
    '<p class="lead">Glass blown at one bench in Galway since 1987.</p>',
    ['Glass blown at one bench in Galway since 1987.'],
  ],
])('finds claims (%s) in %s', (language, html, wanted) => {
  expect(claims(`<h1>Welcome to the bench</h1>${html}`, language)).toEqual(wanted)
})

it.each([
  ['prices', '<h2>Why us</h2><p>Every loaf costs €4.</p>'],
  ['questions', '<h2>Why us</h2><p>Why do we never hurry?</p>'],
  [
    'reviews',
    '<div class="testimonials"><blockquote>They never rush you, every single time.</blockquote></div>',
  ],
  ['audiences', '<p>Made for people who walk every day, in all weather, without fail.</p>'],
  [
    'cards with prices',
    '<div><div><h3>Wren</h3><b>from €96</b><p>It has lit every house since 1987.</p></div><div><h3>Dome</h3><b>from €138</b><p>Never out of fashion, never out of stock.</p></div></div>',
  ],
  [
    'reviews signed on the line',
    '<ul><li>« Le seul pain que mes enfants finissent toujours. » – Fatou, Toulouse</li><li>« Toujours parfait, et sans aucune attente. » – Ann P.</li></ul>',
  ],
  [
    'reviews in a quotation with a name',
    '<blockquote><p>We never once noticed her, all day long.</p><cite>Mairi, Dunbar</cite></blockquote>',
  ],
  [
    'quotations without a name',
    '<blockquote>Thirty years of hymns, and it never sounded better.</blockquote>',
  ],
  [
    'quotations with a name below them',
    '<blockquote>We never once heard it out of tune since 1987.</blockquote><p>Canon Peter Mabbott, Haydon Bridge</p>',
  ],
  ['steps', '<h2>Why us</h2><ol><li>Bring every lamp you own to us.</li></ol>'],
  ['stories', '<p>In 2009 his daughter took over the glass and most of the opinions.</p>'],
  ['the footer', '<footer><h2>Why us</h2><p>We never sell your address to anybody.</p></footer>'],
])('%s are no claims', (_, html) => {
  expect(claims(`<h1>Welcome</h1>${html}`)).toEqual([])
})

it.each([
  [
    'en',
    '<h2>Who takes them home</h2><ul><li><h3>First-time owners</h3><p>One lamp.</p></li><li><h3>Small hotels</h3><p>Forty.</p></li></ul>',
    ['First-time owners', 'Small hotels'],
  ],
  [
    'en',
    '<h2>Who it is for</h2><p>For early risers who walk to work, and for cafés that want toast. Dogs too.</p>',
    ['early risers who walk to work', 'cafés that want toast'],
  ],
  [
    'de',
    '<h2>Für wen wir arbeiten</h2><p>Für Familien im Altbau, Hausverwaltungen und kleine Läden, die über Nacht fertig sein müssen.</p>',
    ['Familien im Altbau', 'Hausverwaltungen', 'kleine Läden, die über Nacht fertig sein müssen'],
  ],
  [
    'fr',
    '<h2>Pour qui ?</h2><p>Pour les restaurants de quartier et celles qui s’offrent des fleurs.</p>',
    ['les restaurants de quartier', 'celles qui s’offrent des fleurs'],
  ],
  [
    'es',
    '<p>Trabajamos para casas de campo y viajeros que hacen sitio en la maleta.</p>',
    ['casas de campo', 'viajeros que hacen sitio en la maleta'],
  ],
  [
    'en',
    '<p>Built for bicycle shops, instrument makers and anyone with a bench and a queue.</p>',
    ['bicycle shops', 'instrument makers', 'anyone with a bench and a queue'],
  ],
  ['en', '<h2>Come for</h2><p>Anniversaries and people who eat alone.</p>', ['people who eat alone']],
  ['en', '<p>For couples, cyclists and families.</p>', ['couples', 'cyclists', 'families']],
  ['en', '<p>For breakfast we bake rolls.</p>', []],
  ['en', '<p>We bake for two hours, then we sleep.</p>', []],
])('finds audiences (%s) in %s', (language, html, wanted) => {
  expect(audiences(`<h1>Welcome</h1>${html}`, language)).toEqual(wanted)
})

it('keeps an audience together with its attributes', () => {
  expect(listed('For anyone with back pain, sports injuries or a stiff neck.', 'en')).toEqual([
    'anyone with back pain, sports injuries or a stiff neck',
  ])
  expect(listed('For people who walk and swim', 'en')).toEqual(['people who walk and swim'])
})

it('returns the tones of its own words', () => {
  const html = '<h1>A calm, quiet evening</h1><p>Soft light and slow, peaceful hours for a rest.</p>'
  expect(valuesOf(dataOf(`<html lang="en">${html}`).tones)[0]).toBe('serenity')
  for (const words of ['We sell bolts by the kilo here.', 'We sell bolts and rest on Sundays.']) {
    expect(dataOf(`<html lang="en"><p>${words}</p>`).tones).toEqual([])
  }
})
