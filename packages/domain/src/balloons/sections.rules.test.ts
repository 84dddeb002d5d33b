import { expect, it } from 'vitest'
import { sectionKey } from './balloon-keys.rules.ts'
import { heroCtaTypeKey } from './section-types.rules.ts'
import { readSection } from './sections.rules.ts'

const [page, id] = ['page', 'section']
const read = (type: string, ctaType: string | null) =>
  readSection(
    { [sectionKey(page, id, 'type')]: type, [sectionKey(page, id, heroCtaTypeKey)]: ctaType },
    page,
    id,
  )

it('reads a section by its type (ENT-10)', () => {
  expect(read('Hero', 'buy-with-PayPal')).toEqual({ id, type: 'Hero', ctaType: 'buy-with-PayPal' })
  expect(read('Hero', null)).toEqual({ id, type: 'Hero', ctaType: null })
})

it('takes what does not fit for not written', () => {
  expect(read('Hero', 'shout')).toMatchObject({ ctaType: null })
  expect(read('Testimonials', 'link')).toMatchObject({ type: 'Testimonials', ctaType: null })
  expect(read('Billboard', 'link')).toEqual({ id, type: null, ctaType: null })
})
