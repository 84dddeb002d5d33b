import { expect, it } from 'vitest'
import { pageText } from './page-text.ts'

it('contains the texts of a page, without sizes, styles, scripts or addresses', () => {
  const html = `<html><head><title>Odd Loaf</title><meta name="description" content="Bread in Cork">
    <style>p{width:77px}</style><script>let a = 88</script>
    <script type="application/ld+json">{"ratingValue":"4.9"}</script></head>
    <body><p>Seeded <b>Rye</b></p><img src="/99.png" width="900" alt="A loaf"><a href="/12">Menu</a></body></html>`
  expect(pageText(html).split('\n').toSorted()).toEqual(
    ['A loaf', 'Bread in Cork', 'Menu', 'Odd Loaf', 'Rye', 'Seeded', '{"ratingValue":"4.9"}'].toSorted(),
  )
})
