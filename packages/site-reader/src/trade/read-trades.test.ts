import { expect, it } from 'vitest'
import { dataOf, origin } from '../test-support/site-of.ts'
import type { BusinessWords, MatchedTrade, TradeMatcher } from './trade-matcher.ts'

/** A matcher with a fixed answer, and the words it was called with. */
function answering(answer: MatchedTrade | null = null) {
  const asked: BusinessWords[] = []
  const trades: TradeMatcher = {
    certainTrade(words) {
      asked.push(words)
      return answer
    },
    foreignTrade: (text) => (text.includes('cerámica') ? { trade: 'potter' } : null),
  }
  return { trades, asked }
}

const page = (
  body: string,
  language = 'en',
) => `<html lang="${language}"><head><title>Odd Loaf, bakery in Cork</title>
  <meta name="description" content="A sourdough bakery in Cork.">
  <script type="application/ld+json">{"@type":"Bakery","name":"Odd Loaf"}</script></head><body>${body}</body></html>`

it('matches the trade with the words of each place, without those about others', () => {
  const { trades, asked } = answering()
  const home = page(`<h1>Odd Loaf</h1><p>We bake bread at four in the morning. We sell it until three.</p>
    <ul><li>Rye €5.90</li></ul><h2>Our customers</h2><p>A barber in Rye cuts hair above the shop.</p>
    <blockquote>A notary could not do it better.</blockquote><footer>A zoo keeps the crumbs.</footer>`)
  expect(dataOf(home, {}, trades).trades).toEqual([])
  expect(asked).toMatchObject([
    {
      language: 'en',
      schemaTypes: ['Bakery'],
      name: 'Odd Loaf',
      summary: 'A sourdough bakery in Cork.',
      titles: ['bakery in Cork'],
      headings: ['Odd Loaf'],
      offers: ['Rye'],
    },
  ])
  expect(asked[0]?.sentences).toContain('We bake bread at four in the morning.')
  for (const other of ['barber', 'notary', 'zoo']) expect(JSON.stringify(asked)).not.toContain(other)
})

it('quotes the words that indicate the trade, and only the name of an offer', () => {
  const matched = [
    { words: 'bakery', text: 'A sourdough bakery in Cork.' },
    { words: 'Rye', text: 'Rye' },
  ]
  const { trades } = answering({ trade: { id: 'bakery' }, certainty: 0.5, matched })
  const [field] = dataOf(page('<h1>Odd Loaf</h1><ul><li>Rye €5.90</li></ul>'), {}, trades).trades
  expect(field?.value).toBe('bakery')
  expect(field?.evidence).toEqual([
    { url: `${origin}/`, quote: 'A sourdough bakery in Cork.', source: 'meta' },
    { url: `${origin}/`, quote: 'Rye €5.90', source: 'text' },
  ])
  const sure = answering({ trade: { id: 'bakery' }, certainty: 1, matched }).trades
  const [surer] = dataOf(page('<h1>Odd Loaf</h1><ul><li>Rye €5.90</li></ul>'), {}, sure).trades
  expect(field?.confidence).toBeLessThan(surer?.confidence ?? 0)
})

it("uses the site's own description in a language without ads", () => {
  const { trades, asked } = answering()
  const html = `<html lang="es"><head><title>Peñalba</title><meta name="description" content="Taller de cerámica en Níjar."></head>
    <body><p>Cocemos en horno de leña una vez por luna y cada pieza se pinta a mano en el taller.</p></body></html>`
  expect(dataOf(html, {}, trades).trades).toMatchObject([
    { value: 'potter', evidence: [{ quote: 'Taller de cerámica en Níjar.' }] },
  ])
  expect(asked).toEqual([])
})
