import { expect, it } from 'vitest'
import { dataOf, valuesOf } from '../test-support/site-of.ts'

const offersOf = (html: string, pieces?: Parameters<typeof dataOf>[1]) =>
  valuesOf(dataOf(html, pieces).offers).map(({ name, price }) => `${name} | ${price}`)

it.each([
  [
    'a table',
    '<table><tr><th>Service</th><th>Price</th></tr><tr><td>Kalkputz</td><td>innen</td><td>ab 54 €/m²</td></tr></table>',
    ['Kalkputz | ab 54 €/m²'],
  ],
  [
    'a table with a layout table around',
    '<table><tr><td><table><tr><td>Taza</td><td>14,50 €</td></tr></table></td></tr></table>',
    ['Taza | 14,50 €'],
  ],
  [
    'a definition list',
    '<dl><dt>Crab on toast</dt><dd>Brown butter</dd><dd>£11.50</dd><dt>Soup</dt><dd>£7</dd></dl>',
    ['Crab on toast | £11.50', 'Soup | £7'],
  ],
  [
    'a list with the price in front',
    '<ul><li><span class="p">€3.50</span>Flat White <small>or black</small></li></ul>',
    ['Flat White | €3.50'],
  ],
  [
    'a plain list',
    '<ul><li>Baguette €4.20</li><li>Einzelstunde: CHF 28.–</li></ul>',
    ['Baguette | €4.20', 'Einzelstunde | CHF 28.–'],
  ],
  [
    'a nested list',
    '<ul><li>Couronne d’hiver, deux heures<ul><li>55 € par personne, thé compris</li></ul></li></ul>',
    ['Couronne d’hiver | 55 € par personne'],
  ],
  [
    'cards',
    '<div><div><h3>Marcelle</h3><p>38,00 €</p></div><div><h3>Estuaire</h3><p>42,50 €</p></div></div>',
    ['Marcelle | 38,00 €', 'Estuaire | 42,50 €'],
  ],
  ['a sale', '<div><h3>Pastor</h3><p><s>€89.00</s> <ins>€69.00</ins></p></div>', ['Pastor | €69.00']],
  [
    'a plan with a badge and a second price',
    '<div><h3>Shop <span class="badge">Most chosen</span></h3><p>€19<small> / month</small></p><p>or €190 a year</p></div>',
    ['Shop | €19 / month'],
  ],
  [
    'a sentence with a colon',
    '<p>Le petit bouquet du jour, sans nom : <strong>12,50 €</strong>.</p>',
    ['Le petit bouquet du jour | 12,50 €'],
  ],
  [
    'bold words before a price',
    '<p>New this month: <strong>Stout Loaf</strong>, €6.80. Only on Fridays.</p>',
    ['Stout Loaf | €6.80'],
  ],
  [
    'boxes without headings',
    '<div><div><div>Puncture repair</div><div>£18</div><div>New tube included.</div></div><div><div>Full service</div><div>£79</div></div></div>',
    ['Puncture repair | £18', 'Full service | £79'],
  ],
  ['a promotion', '<h3>Old lamp in, €20 off</h3><p>Bring it.</p>', ['Old lamp in, €20 off | null']],
])('reads %s', (_, html, wanted) => {
  expect(offersOf(`<h1>Everything we have</h1>${html}`)).toEqual(wanted)
})

it.each([
  ['delivery', '<p>Portugal: €4.50 delivery</p>'],
  ['a threshold', '<p>Free delivery over €120.</p>'],
  ['a refund', '<p>Rapportez le vase, nous vous rendons 3 €.</p>'],
  ['a story', '<p>I bought a hen for £9 from the man with the van.</p>'],
  [
    'a price in the middle of a sentence',
    '<p>New flex, switch and plug from €48, tested by hand while you wait for it.</p>',
  ],
  ['a saving', '<p>Bring a bag and we take €1 off.</p>'],
  ['a review', '<div class="reviews"><h3>Lovely</h3><p>€5</p></div>'],
])('%s is no offer', (_, html) => {
  expect(offersOf(`<h1>Light worth staying in for</h1>${html}`)).toEqual([])
})

it('merges several pages: a fixed price beats the lowest one', () => {
  const html = '<h1>A</h1><div><h3>Dome</h3><p>from €138</p></div>'
  const data = dataOf(html, {
    pages: { '/lamps': { html: '<h1>Lamps</h1><div><h3>Dome</h3><p>€168</p></div>', role: 'offers' } },
  })
  expect(valuesOf(data.offers)).toMatchObject([{ name: 'Dome', price: '€168' }])
  expect(data.questions).toEqual([])
})

it('asks when two pages name different prices', () => {
  const page = (price: string) => `<h1>A</h1><ul><li>Rye ${price}</li></ul>`
  const { questions } = dataOf(page('€5'), { pages: { '/menu': { html: page('€6'), role: 'prices' } } })
  expect(questions).toMatchObject([
    { field: 'price', subject: 'Rye', answers: [{ value: '€5' }, { value: '€6' }] },
  ])
})

it('names services without prices from a page about them, and nobody from the team', () => {
  const dl = '<dl><dt>Family law</dt><dd>Separation and children.</dd><dt>Housing</dt><dd>Eviction.</dd></dl>'
  const team = '<h1>People</h1><h3>Ann Pell</h3><p>Partner</p><h3>Bob Pell</h3><p>Partner</p>'
  const data = dataOf('<h1>Advice</h1>', {
    pages: {
      '/areas': { html: `<h1>Practice areas</h1>${dl}`, role: 'offers' },
      '/people': { html: team, role: 'team' },
    },
  })
  expect(valuesOf(data.offers)).toMatchObject([
    { name: 'Family law', price: null },
    { name: 'Housing', price: null },
  ])
})

it('takes the heading as the name if a sentence only gives a time', () => {
  const html = '<p>Ten people deserve pictures as well: two hours cost £650.</p>'
  expect(offersOf(`<html lang="en"><h2>Small weddings</h2>${html}`)).toEqual(['Small weddings | £650'])
  expect(offersOf(`<html lang="en"><h1>Weddings</h1>${html}`)).toEqual([])
})

it('takes the name in a sentence, not the heading above it', () => {
  const html = '<html lang="de"><h1>Brillen</h1><h3>Kinder</h3><p>Kinderbrillen gibt es ab € 49,–.</p>'
  expect(offersOf(html)).toEqual(['Kinderbrillen | ab € 49,–'])
})

it('ignores a heading that asks for the price of everything below it', () => {
  const rows = ['Stuhlsitz', 'Sofa'].map((name) => `<div><div>${name}</div><div>ab 65 €</div></div>`).join('')
  const html = `<h1>Was es kostet</h1>${rows}`
  expect(offersOf('<html lang="de"><h1>A</h1>', { pages: { '/preise': { html, role: 'prices' } } })).toEqual([
    'Stuhlsitz | ab 65 €',
    'Sofa | ab 65 €',
  ])
})

it('reads a line of a price list that is written as a sentence, but no story', () => {
  const offers = (text: string) => offersOf(`<html lang="en"><h1>Groups</h1><p>We like groups. ${text}</p>`)
  expect(offers('Team days from £29 per person.')).toEqual(['Team days | from £29 per person'])
  expect(offers('We once had a lamp for £29 in the window.')).toEqual([])
})
