import { expect, it } from 'vitest'
import { type FetchedPage, SiteReading } from '@aloft/site-reader/site-reading'
import { tradeMatcher } from './trade-matcher.ts'

const origin = 'https://shop.example'

/** The trades of a site with this home page and further pages by path. */
function tradesOf(html: string, pages: Readonly<Record<string, Pick<FetchedPage, 'html' | 'role'>>> = {}) {
  const reading = new SiteReading(tradeMatcher)
  const all = { '/': { html, role: 'home' as const }, ...pages }
  for (const [order, [path, one]] of Object.entries(all).entries())
    reading.addPage({ ...one, url: `${origin}${path}`, order })
  return reading.extract().data.trades
}

const page = (head: string, body: string) => `<html lang="en"><head>${head}</head><body>${body}</body></html>`
const described = (text: string) => `<meta name="description" content="${text}">`
const filler = '<p>We open at nine and close at five, and you are welcome to walk in and ask us anything.</p>'

it('reads the trade with the words that speak for it', () => {
  const html = page(
    `<title>Odd Loaf Bakery</title>${described('A sourdough bakery on Douglas Street in Cork.')}`,
    `<h1>Odd Loaf Bakery</h1>${filler}`,
  )
  const [trade, ...others] = tradesOf(html)
  expect(others).toEqual([])
  expect(trade?.value).toBe('bakery')
  expect(trade?.evidence.map(({ quote }) => quote)).toContain('A sourdough bakery on Douglas Street in Cork.')
})

it('reads it from the type of schema.org and the name, whatever the language', () => {
  const html = `<html lang="es"><head><title>Bakery Sol</title><script type="application/ld+json">
    {"@type":"Bakery","name":"Bakery Sol","telephone":"+34 950 000 000"}</script></head>
    <body><p>Hacemos el pan de cada día con harina de la provincia, y lo vendemos en la plaza del pueblo.</p></body></html>`
  expect(tradesOf(html).map(({ value }) => value)).toEqual(['bakery'])
})

it('shows the words of a type and not its markup', () => {
  const html = page(
    `<title>Odd Loaf</title>${described('A sourdough bakery in Cork.')}<script type="application/ld+json">{"@type":"Bakery","name":"Odd Loaf"}</script>`,
    `<h1>Odd Loaf</h1>${filler}`,
  )
  const quotes = tradesOf(html).flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  expect(quotes).toContain('Bakery')
  expect(quotes.filter((quote) => quote.includes('@type'))).toEqual([])
})

it('reads the trade of a site in a language of no ads by what it calls itself', () => {
  const html = `<html lang="es"><head><title>Peñalba, Níjar</title>${described('Taller familiar de cerámica en Níjar, Almería.')}</head>
    <body><p>Cocemos en horno de leña una vez por luna y cada pieza se pinta a mano en el taller.</p></body></html>`
  expect(tradesOf(html)).toMatchObject([
    { value: 'potter', evidence: [{ quote: 'Taller familiar de cerámica en Níjar, Almería.' }] },
  ])
})

// Its name alone is not enough, and whoever buys there must not make it so.
it('counts no word of customers, references and quotes', () => {
  const html = (title: string) =>
    page(
      '<title>Rowan Bakery</title>',
      `<h1>Since 1987</h1>${filler}<h2>${title}</h2><ul><li>A bakery in Rye</li></ul><h3>Hill Bakery</h3><h3>Bakery Miller</h3>
      <blockquote>A bakery that knows what it does.</blockquote>`,
    )
  expect(tradesOf(html('What we are')).map(({ value }) => value)).toEqual(['bakery'])
  expect(tradesOf(html('Our customers'))).toEqual([])
  expect(tradesOf(html('Who it is for'))).toEqual([])
})

it('reads none where a page names several trades alike', () => {
  const html = page(
    '<title>Links</title>',
    `<h1>Links</h1>${filler}<p>A bakery. A barber. A notary. A zoo.</p>`,
  )
  expect(tradesOf(html)).toEqual([])
})

it('reads the words of those who work there', () => {
  const team = {
    '/team': {
      html: page('<title>Team</title>', '<p>Ann runs the bakery that her mother began.</p>'),
      role: 'team' as const,
    },
  }
  const html = page('<title>Bakery in Rye</title>', `<h1>Bakery in Rye</h1><h2>Our bakery</h2>${filler}`)
  const quotes = tradesOf(html, team).flatMap(({ evidence }) => evidence)
  expect(quotes.map(({ url }) => url)).toContain(`${origin}/team`)
})
