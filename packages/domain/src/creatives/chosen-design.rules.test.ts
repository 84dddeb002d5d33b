import { expect, it } from 'vitest'
import type { WebsiteData } from '../scans/website-data.entity.ts'
import { chosenDesign, startingDesign } from './chosen-design.rules.ts'

const read = <T>(value: T) => ({ value, confidence: 0.9, evidence: [] })
const website = {
  colors: [
    read({ hex: '#FFF8EC', role: 'background' }),
    read({ hex: '#123142', role: 'text' }),
    read({ hex: '#ff6a3d', role: 'primary' }),
  ],
  fonts: [read({ family: 'Helvetica', role: 'heading' })],
} as unknown as WebsiteData

it('begins with the page and text color of the website and the closest font we have', () => {
  expect(startingDesign(website, '/files/a.png')).toEqual({
    font: 'Arimo',
    layoutColor: '#fff8ec',
    textColor: '#123142',
    logoImageUrl: '/files/a.png',
  })
  expect(startingDesign(null, null)).toMatchObject({ font: 'Bricolage Grotesque', layoutColor: '#ffffff' })
})

it('takes as chosen what differs from that beginning', () => {
  const start = startingDesign(website, null)
  expect(chosenDesign(start, website)).toEqual({ font: null, layout: null })
  expect(chosenDesign({ ...start, layoutColor: '#FFF8EC', font: 'Roboto' }, website)).toEqual({
    font: 'Roboto',
    layout: null,
  })
  expect(chosenDesign({ ...start, layoutColor: '#7A1F3D' }, website)).toEqual({
    font: null,
    layout: { color: '#7a1f3d', text: '#123142' },
  })
  expect(chosenDesign({ ...start, textColor: '#7a1f3d' }, website).layout).toEqual({
    color: '#fff8ec',
    text: '#7a1f3d',
  })
})
