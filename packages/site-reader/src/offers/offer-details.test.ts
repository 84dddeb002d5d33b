import { expect, it } from 'vitest'
import { dataOf, origin, type SitePieces, valuesOf } from '../test-support/site-of.ts'

const large = { width: 800, height: 800 }
const offersOf = (html: string, pieces?: SitePieces, language = 'en') =>
  valuesOf(dataOf(`<html lang="${language}"><h1>Welcome</h1>${html}`, pieces).offers)

const cards = `<h2>Table lamps</h2><div>
  <article><a href="/wren"><img src="/a.jpg" alt=""></a><h3>Wren</h3><p>€96</p><p>Bright enough for a long book.</p></article>
  <article><a href="/dome"><img src="/b.jpg" alt=""></a><h3>Dome</h3><p>€168</p><p>For people who read in bed.</p></article>
</div>`

it('reads only what a card states about its offer', () => {
  const pictures = ['a', 'b'].map((name) => ({ url: `${origin}/${name}.jpg`, ...large }))
  expect(offersOf(cards, { pictures })).toEqual([
    {
      name: 'Wren',
      price: '€96',
      noun: 'table lamp',
      benefit: 'Bright enough for a long book.',
      pageUrl: `${origin}/wren`,
      pictureUrl: `${origin}/a.jpg`,
    },
    {
      name: 'Dome',
      price: '€168',
      noun: 'table lamp',
      forWhom: 'For people who read in bed.',
      pageUrl: `${origin}/dome`,
      pictureUrl: `${origin}/b.jpg`,
    },
  ])
})

it('uses its own page if no link leads further, and no picture that is too small', () => {
  expect(offersOf('<ul><li>Rye €5</li><li>Oat €6</li></ul><img src="/rye.jpg" alt="Rye">')).toEqual([
    { name: 'Rye', price: '€5', pageUrl: `${origin}/` },
    { name: 'Oat', price: '€6', pageUrl: `${origin}/` },
  ])
})

it("finds a picture by its file or text, and leaves out another offer's", () => {
  const list = '<ul><li>Dome €168</li><li>Dome Small €138</li></ul>'
  const only = { pictures: [{ url: `${origin}/img/dome-small.jpg`, ...large }] }
  const html = `${list}<img src="/img/dome-small.jpg" alt="">`
  expect(offersOf(html, only).map(({ pictureUrl }) => pictureUrl)).toEqual([
    undefined,
    `${origin}/img/dome-small.jpg`,
  ])
})

it.each([
  ['en', '<ul><li>Lesson £30 per hour</li></ul>', 'hour'],
  ['de', '<ul><li>Türen lackieren: 185 € je Tür</li></ul>', 'Tür'],
  [
    'de',
    '<table><tr><th>Leistung</th><th>Preis pro m²</th></tr><tr><td>Kalkputz</td><td>54 €</td></tr></table>',
    'm²',
  ],
  [
    'en',
    '<div><div><h3>Day out</h3><p>£40</p><p>per person</p></div><div><h3>Week</h3><p>£90</p></div></div>',
    'person',
  ],
  ['en', '<ul><li>Rye £5</li></ul>', undefined],
])('reads the unit (%s) of %s', (language, html, unit) => {
  expect(offersOf(html, {}, language)[0]?.unit).toBe(unit)
})

it.each([
  [
    'what machines are told',
    '<script type="application/ld+json">{"@type":"Course","name":"Sourdough day","offers":{"price":95,"priceCurrency":"EUR"}}</script>',
    'class',
  ],
  ['a price for a night', '<ul><li>Double room €90 per night</li></ul>', 'stay'],
  [
    'a price for a month',
    '<div><div><h3>Solo</h3><p>€9 / month</p></div><div><h3>Team</h3><p>€19 / month</p></div></div>',
    'plan',
  ],
  ['its heading', '<h2>Repairs</h2><ul><li>New switch €22</li></ul>', 'service'],
  ['nothing', '<ul><li>New switch €22</li></ul>', undefined],
])('finds the kind by %s', (_, html, kind) => {
  expect(offersOf(html)[0]?.kind).toBe(kind)
})

it.each([
  ['en', '<h2>Prices</h2><ul><li>Rye €5</li><li>Oat €6</li></ul>', undefined],
  ['en', '<h2>Our breads</h2><ul><li>Rye €5</li><li>Oat €6</li></ul>', 'bread'],
  ['fr', '<h2>Bouquets</h2><ul><li>Marcelle 38 €</li><li>Estuaire 42 €</li></ul>', 'bouquet'],
  ['de', '<h2>Möbel</h2><ul><li>Bank Mur 790 €</li><li>Bett Lend 990 €</li></ul>', undefined],
  [
    'en',
    '<div><div><img src="/n.jpg" alt="Neve jumper"><h3>Neve</h3><p>€119</p></div><div><h3>Urze</h3><p>€129</p></div></div>',
    'jumper',
  ],
])('finds the noun (%s) of %s', (language, html, noun) => {
  expect(offersOf(html, {}, language)[0]?.noun).toBe(noun)
})

it('reads an offer that only a sentence names, but no fee', () => {
  const html = '<p>A full service costs £65, and delivery costs £5.</p><p>A taxi costs more than £9.</p>'
  expect(offersOf(html).map(({ name, price }) => `${name} ${price}`)).toEqual(['full service £65'])
})
