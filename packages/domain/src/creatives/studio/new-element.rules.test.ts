import { expect, it } from 'vitest'
import { creativeSchema } from '../creative.entity.ts'
import { addedTypes, newElement } from './new-element.rules.ts'
import { sampleScene } from './scenes.fixtures.ts'

const style = {
  text: 'Your text',
  font: 'Young Serif',
  color: '#123142',
  logo: `/files/${'5'.repeat(64)}.png`,
} as const

it.each(addedTypes)('a new %s fits the schema, in the middle of the picture', (type) => {
  const scene = sampleScene()
  const element = newElement(type, 'new', scene, style)
  if (!element) throw new Error('none')
  expect(creativeSchema.safeParse({ ...scene, elements: [...scene.elements, element] }).success).toBe(true)
  expect([element.x + element.width / 2, element.y + element.height / 2]).toEqual([540, 540])
})

it('has no logo to add if the brand has none', () => {
  expect(newElement('logo', 'new', sampleScene(), { ...style, logo: null })).toBeNull()
})
