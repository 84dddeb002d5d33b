import { expect, it } from 'vitest'
import { parseStylesheet } from './stylesheet.ts'

it('finds imported style sheets by their absolute addresses, and ignores those for other screens', () => {
  const css = '@import "base.css"; @import url(/print.css) print; @import "http://["; p { color: red }'
  expect(parseStylesheet(css, 'https://shop.example/css/s.css').imports).toEqual([
    'https://shop.example/css/base.css',
  ])
})
