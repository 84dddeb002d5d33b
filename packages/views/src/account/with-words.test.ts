import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withWords } from './with-words.ts'

it.each([
  ['Already have an account? <logIn>Log in</logIn>', 'Already have an account? <b>Log in</b>'],
  ['I accept the <terms>terms of use</terms> of Aloft', 'I accept the <b>terms of use</b> of Aloft'],
  ['<a>All</a>', '<b>All</b>'],
  ['Nothing to press', 'Nothing to press'],
  ['One <b>begun</c> and not ended', 'One &lt;b&gt;begun&lt;/c&gt; and not ended'],
])('renders the words in tags of %j', (text, drawn) => {
  const strong = (words: string) => createElement('b', null, words)
  expect(renderToStaticMarkup(createElement('p', null, withWords(text, strong)))).toBe(`<p>${drawn}</p>`)
})
