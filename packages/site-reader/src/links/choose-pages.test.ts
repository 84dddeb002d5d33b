import { expect, it } from 'vitest'
import { parsePage } from '../page/page.ts'
import { choosePages, pageKey } from './choose-pages.ts'

const chosen = (html: string, url = 'https://www.loaf.example/') =>
  choosePages(parsePage({ url, html })).map((page) => page.url.replace('https://www.loaf.example', ''))

it('puts prices, services, about and contact before the rest, navigation first', () => {
  const html = `<main><a href="/products/rye">Rye</a><a href="/blog">Blog</a></main>
    <nav><a href="/">Home</a><a href="/about">About us</a><a href="/menu">Menu</a><a href="/ateliers">Ateliers</a><a href="/odd">Odd things</a></nav>
    <footer><a href="/contact">Contact</a><a href="/impressum">Impressum</a></footer>`
  expect(chosen(html)).toEqual([
    '/menu',
    '/ateliers',
    '/about',
    '/products/rye',
    '/contact',
    '/odd',
    '/impressum',
    '/blog',
  ])
})

it.each([
  ['Leistungen', '/l', 'offers'],
  ['Preise', '/p', 'prices'],
  ['Über uns', '/u', 'about'],
  ['So finden Sie uns', '/f', 'contact'],
  ['Nos tarifs', '/t', 'prices'],
  ['Qui sommes-nous', '/q', 'about'],
  ['Quiénes somos', '/q', 'about'],
  ['Servicios', '/s', 'offers'],
  ['Team', '/t', 'team'],
  ['Mehr', '/ueber-uns/', 'about'],
  ['Was ist das?', '/x', 'other'],
])('%s at %s is a page of kind %s', (text, href, role) => {
  const page = parsePage({ url: 'https://loaf.example/', html: `<a href="${href}">${text}</a>` })
  expect(choosePages(page)).toEqual([{ url: `https://loaf.example${href}`, role }])
})

it.each([
  ['another host', '<a href="https://other.example/menu">Menu</a>'],
  ['a lookalike host', '<a href="https://loaf.example.evil.example/menu">Menu</a>'],
  ['another port', '<a href="https://www.loaf.example:8443/menu">Menu</a>'],
  ['a cart', '<a href="/cart">Menu</a>'],
  ['privacy', '<a href="/x">Privacy policy</a>'],
  ['a file', '<a href="/menu.pdf">Menu</a>'],
  ['another language', '<a href="/de/preise">Preise</a>'],
  ['a translation', '<a href="/preise" hreflang="de">Preise</a>'],
  ['a mail', '<a href="mailto:a@loaf.example">Menu</a>'],
  ['a script', '<a href="javascript:menu()">Menu</a>'],
  [
    'the page itself',
    '<a href="/#menu">Menu</a><a href="index.html">Home</a><a href="//loaf.example">Home</a>',
  ],
  ['a broken address', '<a href="http://[">Menu</a>'],
])('leaves out %s', (_, html) => {
  expect(chosen(html)).toEqual([])
})

it('reads the start page of a site if a deeper page was given, and resolves relative links from there', () => {
  expect(chosen('<base href="/en/"><a href="menu">Menu</a>', 'https://www.loaf.example/en/shop')).toEqual([
    '/',
    '/en/menu',
  ])
})

it('recognizes one page under several addresses', () => {
  expect(pageKey('https://www.loaf.example/a/index.html#x')).toBe(pageKey('http://loaf.example/a/'))
  expect(pageKey('https://loaf.example/a?b=1')).not.toBe(pageKey('https://loaf.example/a'))
})
