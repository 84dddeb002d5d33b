import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { describe, expect, test } from 'vitest'
import { creativeOf, samples, testFonts } from '../test-support/samples.ts'
import { layerToSvg } from './layer-to-svg.ts'
import { sceneToSvg } from './scene-to-svg.ts'

const options = { images: (src: string) => src, fonts: testFonts }
const all = Object.values(samples) as CreativeElement[]
const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
const withoutIds = (svg: string) => svg.replaceAll(/(id="|url\(#)c[\w-]+/g, '$1id')

describe.each(all)('a $type', (element) => {
  test('looks the same alone as in the whole', () => {
    const whole = inner(sceneToSvg(creativeOf([element]), options)).replace(/^<rect[^>]*>/, '')
    expect(withoutIds(inner(layerToSvg(element, options).svg))).toBe(withoutIds(whole))
  })

  test('isn’t drawn again for another place, turn, opacity or name', () => {
    const moved = {
      ...element,
      id: 'other',
      x: 400,
      y: 9,
      rotation: 40,
      opacity: 0.4,
      name: 'Lamp',
      isLocked: true,
    }
    expect(layerToSvg(moved, options)).toEqual(layerToSvg(element, options))
  })
})

test('has room for outlines and for letters below its box', () => {
  const margin = (element: CreativeElement) => layerToSvg(element, options).margin
  expect(margin({ ...samples.shape, outline: { color: '#000000', width: 7 } })).toBe(4)
  expect(margin(samples.text)).toBe(30)
  expect(margin({ ...samples.text, text: 'Old lamp in,\ntwenty\neuros off' })).toBeGreaterThan(90)
})
