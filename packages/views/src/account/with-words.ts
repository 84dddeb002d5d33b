import { createElement, Fragment, type ReactNode } from 'react'

/** A text with one part in tags, such as `<logIn>Log in</logIn>`, rendered by `draw`. */
export function withWords(text: string, draw: (words: string) => ReactNode): ReactNode {
  const [, before, , words, after] = /^(.*)<(\w+)>(.*)<\/\2>(.*)$/.exec(text) ?? []
  return words === undefined ? text : createElement(Fragment, null, before, draw(words), after)
}

/** The same with that part in bold, such as the recipient of an email. */
export function withStrongWords(text: string): ReactNode {
  return withWords(text, (words) => createElement('strong', null, words))
}
