import { expect, it } from 'vitest'
import { dataOf, origin, valuesOf } from '../test-support/site-of.ts'

const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`

it('reads a business from a graph, with verbatim quotes', () => {
  const html = script(`{"@context":"https://schema.org","@graph":[
    {"@type":"WebSite","@id":"#site","name":"A site"},
    {"@type":["LocalBusiness","Florist"],"name":"Caf\\u00e9 &amp; Fleurs","logo":{"@id":"#logo"},"telephone": "+33 2 61 91 04 27",
     "email":"mailto:a@fleurs.example","sameAs":["https://www.instagram.com/fleurs"],
     "address":{"@type":"PostalAddress","streetAddress":"7 rue Haute","postalCode":"44000","addressLocality":"Nantes","addressCountry":"FR"}},
    {"@type":"ImageObject","@id":"#logo","url":"/logo.png"}]}`)
  const data = dataOf(html)
  expect(data.name).toMatchObject({
    value: 'Café & Fleurs',
    evidence: [{ url: `${origin}/`, quote: '"name":"Caf\\u00e9 &amp; Fleurs"', source: 'jsonLd' }],
  })
  expect(data.contact.phone?.evidence[0]?.quote).toBe('"telephone": "+33 2 61 91 04 27"')
  expect(data.contact.email?.value).toBe('a@fleurs.example')
  expect(data.location?.value).toEqual({
    city: 'Nantes',
    region: null,
    country: 'FR',
    address: '7 rue Haute, 44000 Nantes',
  })
  expect(valuesOf(data.socialLinks)).toEqual(['https://www.instagram.com/fleurs'])
  expect(valuesOf(data.logos)).toEqual([`${origin}/logo.png`])
})

it('takes the visible price, and the one in structured data if there is none', () => {
  const product = (name: string) => ({
    '@type': 'Product',
    name,
    offers: [{ '@type': 'Offer', price: '115.00', priceCurrency: 'EUR' }],
  })
  const both = dataOf(script(product('Neve')) + '<div><h3>Neve</h3><p>€119.00</p></div>')
  expect(valuesOf(both.offers)).toMatchObject([{ name: 'Neve', price: '€119.00' }])
  // One page with two prices isn't a contradiction between two pages.
  expect(both.questions).toEqual([])
  const shop = { html: '<div><h3>Neve</h3><p>€119.00</p></div>', role: 'prices' } as const
  expect(dataOf(script(product('Neve')), { pages: { '/shop': shop } }).questions).toMatchObject([
    { field: 'price', subject: 'Neve', answers: [{ value: '€119.00' }, { value: '115.00 EUR' }] },
  ])
  const alone = dataOf(script(product('Neve')))
  expect(valuesOf(alone.offers)).toMatchObject([{ name: 'Neve', price: '115.00 EUR' }])
  expect(alone.offers[0]?.evidence.map(({ quote }) => quote)).toEqual(['"name":"Neve"', '"price":"115.00"'])
})

it('reads a numeric price as it is written', () => {
  const data = dataOf(
    script('{"@type":"Service","name":"Tuning","offers":{"price": 85.50,"priceCurrency":"EUR"}}'),
  )
  expect(valuesOf(data.offers)).toMatchObject([{ name: 'Tuning', price: '85.5 EUR' }])
  expect(data.offers[0]?.evidence[1]?.quote).toBe('"price": 85.50')
})

it('reads microdata as the same kind of data, with the words on the page', () => {
  const html = `<div itemscope itemtype="https://schema.org/Restaurant"><b itemprop="name">The Lantern</b><span itemprop="telephone">01632 960188</span></div>
    <p itemscope itemtype="https://schema.org/MenuItem"><span itemprop="name">Stout</span> <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="5.20">£5.20</span></span></p>`
  const data = dataOf(html)
  expect(data.name).toMatchObject({
    value: 'The Lantern',
    evidence: [{ source: 'jsonLd', quote: 'The Lantern' }],
  })
  expect(valuesOf(data.offers)).toMatchObject([{ name: 'Stout', price: '£5.20' }])
})

it.each([
  ['a broken script', script('{"@type":"Bakery","name":"Odd Loaf"')],
  [
    'a hidden microdata scope',
    '<div style="display:none" itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Odd Loaf</b></div>',
  ],
  ['a thing that is no business', script({ '@type': 'Person', name: 'Odd Loaf' })],
])('%s has no effect', (_, html) => {
  expect(dataOf(html).name).toBeNull()
})

it('tolerates trailing commas and comments', () => {
  expect(dataOf(script('/* x */ {"@type":"Bakery","name":"Odd Loaf",}')).name?.value).toBe('Odd Loaf')
})
