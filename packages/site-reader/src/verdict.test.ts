import { expect, it } from 'vitest'
import { verdictOn } from './test-support/site-of.ts'

const words =
  'We bake bread at four in the morning and sell it until three, and what is left goes to the kitchen next door, where soup is made of it.'

it.each([
  [
    'a page for a script',
    '<title>App</title><noscript>You need to enable JavaScript to run this app, please.</noscript><div id="root"></div>',
    'EXTRACT_FAIL',
  ],
  [
    'a domain for sale',
    '<title>calder.example is for sale</title><h1>calder.example</h1><p>This domain is for sale. Related searches</p>',
    'NOT_BUSINESS',
  ],
  ['eine geparkte Domain', '<p>Diese Domain steht zum Verkauf. Jetzt Domain kaufen!</p>', 'NOT_BUSINESS'],
  [
    'a diary',
    `<meta property="og:type" content="blog"><p>My personal blog. I write about walks.</p><article><time>May</time><p>${words}</p></article>`,
    'NOT_BUSINESS',
  ],
  ['a shop that speaks of a house for sale', `<p>${words} The house next door is for sale.</p>`, null],
  [
    'a business with a blog',
    `<meta property="og:type" content="blog"><p>My personal blog. I write about walks.</p><p>Phone 0113 496 0182</p><p>${words}</p>`,
    null,
  ],
  ['a small business', `<p>${words}</p>`, null],
  [
    'a shell that describes itself',
    '<meta name="description" content="Classes in pottery for beginners"><div id="root"></div>',
    null,
  ],
])('%s', (_, html, verdict) => {
  expect(verdictOn(html)).toBe(verdict)
})
