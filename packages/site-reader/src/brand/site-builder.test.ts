import { describe, expect, it } from 'vitest'
import { siteOf } from '../test-support/site-of.ts'
import { readBuilders } from './site-builder.ts'

const builtWith = (head: string) =>
  readBuilders(siteOf(`<head>${head}</head><h1>Lamps</h1>`)).map(({ value }) => value)

describe('readBuilders', () => {
  it.each([
    ['shopify', '<script src="https://cdn.shopify.com/s/files/1/theme.js"></script>'],
    ['shopify', '<link rel="stylesheet" href="/cdn/shop/t/5/assets/base.css">'],
    ['wix', '<meta name="generator" content="Wix.com Website Builder">'],
    ['wix', '<link href="https://static.parastorage.com/services/site.css">'],
    ['wordpress', '<meta name="generator" content="WordPress 6.9">'],
    ['wordpress', '<script src="/blog/wp-includes/js/jquery.js"></script>'],
    ['squarespace', '<script src="https://assets.squarespace.com/universal/scripts.js"></script>'],
    ['webflow', '<link href="https://cdn.prod.website-files.com/64/css/shop.css">'],
  ])('recognizes %s by %s (DOM-08)', (builder, head) => {
    expect(builtWith(head)).toEqual([builder])
  })

  it.each([
    '<a href="https://www.shopify.com">Powered by Shopify</a>',
    '<meta name="generator" content="Hugo 0.140">',
    '<script src="https://example.com/?next=/wp-content/"></script>',
  ])('claims nothing for %s', (head) => {
    expect(builtWith(head)).toEqual([])
  })
})
