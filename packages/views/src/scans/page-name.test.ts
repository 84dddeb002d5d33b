import { describe, expect, it } from 'vitest'
import { isHomePage, pageName, pagePath } from './page-name.ts'

describe('pagePath', () => {
  it.each([
    ['https://nightjar.example/repairs?from=menu#prices', '/repairs'],
    ['https://caf%C3%A9.example/%C3%A0-propos', '/à-propos'],
    ['https://nightjar.example/%E0%A4%A', 'https://nightjar.example/%E0%A4%A'],
    ['no address', 'no address'],
  ])('of %s is %s', (url, path) => {
    expect(pagePath(url)).toBe(path)
  })
})

it.each([
  ['https://nightjar.example', true],
  ['https://nightjar.example/index.html', true],
  ['https://nightjar.example/shop/index.html', false],
])('%s is the front page: %s', (url, expected) => {
  expect(isHomePage(url)).toBe(expected)
})

it.each([
  ['Repairs | Nightjar Lamps', 'Repairs'],
  ['Light – and shade', 'Light'],
  ['Wi-Fi lamps', 'Wi-Fi lamps'],
  ['', '/repairs'],
  [null, '/repairs'],
])('a page titled %j is called %s', (title, name) => {
  expect(pageName('https://nightjar.example/repairs', title)).toBe(name)
})
