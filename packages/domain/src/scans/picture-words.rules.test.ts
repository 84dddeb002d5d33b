import { expect, it } from 'vitest'
import { isGraphic } from './picture-words.rules.ts'

it.each([
  ['https://a.example/img/board.svg', ''],
  ['https://a.example/img/board.SVG?v=2', 'A board'],
  ['https://a.example/app-screenshot.png', ''],
  ['https://a.example/1.webp', 'The dashboard on a phone'],
  ['https://a.example/1.png', 'Ein Bildschirmfoto der Kasse'],
])('knows the drawing %s (%s)', (url, alt) => {
  expect(isGraphic({ url, alt })).toBe(true)
})

it.each([
  ['https://a.example/cheese-board.jpg', 'A cheese board'],
  ['https://a.example/svg/loaf.jpg', 'Three loaves'],
])('takes %s (%s) for a photo', (url, alt) => {
  expect(isGraphic({ url, alt })).toBe(false)
})
