import { describe, expect, it } from 'vitest'
import { type PictureSubject, bestPictures, rankPictures } from './rank-pictures.rules.ts'

const page = (path: string) => `https://nightjar.example/${path}`

function picture(file: string, alt: string, path = '') {
  const value = { url: page(`img/${file}`), width: 900, height: 900, alt }
  return { value, confidence: 0.9, evidence: [{ url: page(path), quote: file, source: 'text' as const }] }
}

const shopfront = picture('shopfront.jpg', 'The shop on Dominick Street, lamps lit in the window', 'about')
const dome = picture('dome.jpg', 'Dome lamp', 'lamps')
const domeSmall = picture('dome-small.jpg', 'Dome Small lamp', 'lamps')
const wren = picture('wren.jpg', 'Wren lamp', 'lamps')
const lamps = [shopfront, wren, domeSmall, dome]

const subject: PictureSubject = {
  offer: { name: 'Dome', noun: 'lamp' },
  others: [{ name: 'Dome Small' }, { name: 'Wren' }],
  sold: 'handmade lamps',
  isSale: true,
}
const files = (ranked: ReturnType<typeof rankPictures>) =>
  ranked.map(({ picture: { value }, fit }) => `${value.url.split('/').at(-1)} ${fit}`)

describe('the picture of an offer', () => {
  it('is the one with its name, before those of its like, and before the shop front', () => {
    expect(files(rankPictures(lamps, subject))).toEqual([
      'dome.jpg offer',
      'dome-small.jpg any',
      'wren.jpg any',
      'shopfront.jpg place',
    ])
  })

  it('with the longer name is not the one with the shorter', () => {
    const offer = { name: 'Dome Small', noun: 'lamp' }
    const others = [{ name: 'Dome' }, { name: 'Wren' }]
    expect(files(rankPictures(lamps, { ...subject, offer, others }))[0]).toBe('dome-small.jpg offer')
  })

  it('is the one that its page gives to it, whatever it is called', () => {
    const odd = picture('DSC_0412.jpg', '', 'lamps')
    const offer = { name: 'Halo', pictureUrl: odd.value.url }
    expect(files(rankPictures([...lamps, odd], { ...subject, offer }))[0]).toBe('DSC_0412.jpg offer')
  })

  it('is one of the page about it', () => {
    const inUse = picture('DSC_0413.jpg', 'A lit lamp on a sill', 'halo')
    const offer = { name: 'Halo', noun: 'lamp', pageUrl: page('halo') }
    expect(files(rankPictures([...lamps, inUse], { ...subject, offer }))[0]).toBe('DSC_0413.jpg kind')
  })

  it.each([
    ['Esstisch Nuss', 'esstisch-nuss.jpg', 'Ein Tisch in der Werkstatt'],
    ['Bouquet de septembre', 'IMG_2.jpg', 'Un bouquet de septembre'],
    ['Sourdough loaf', 'loaves.jpg', 'Three sourdough loaf bakes on a board'],
    ['Bike repair', 'bikeRepair.webp', ''],
  ])('%s is found by the words of %s', (name, file, alt) => {
    const found = rankPictures([shopfront, picture(file, alt)], { ...subject, offer: { name }, others: [] })
    expect(files(found)[0]).toBe(`${file} offer`)
  })
})

describe('an ad for the whole business', () => {
  const whole = { ...subject, offer: null, others: [{ name: 'Dome' }, { name: 'Wren' }] }

  it('shows what it sells before its shop front, where it sells', () => {
    const [first, ...rest] = files(rankPictures(lamps, whole))
    expect(first).toBe('wren.jpg kind')
    expect(rest.at(-1)).toBe('shopfront.jpg place')
  })

  it('may show the place where it sells nothing', () => {
    expect(files(rankPictures([shopfront], { ...whole, isSale: false }))).toEqual(['shopfront.jpg kind'])
  })
})

it.each([
  ['team.jpg', 'Our people'],
  ['laden.jpg', 'Unser Laden in der Altstadt'],
  ['photo-1.jpg', 'La façade et la vitrine'],
  ['Interior_View.jpg', ''],
])('a picture of the place ranks last: %s', (file, alt) => {
  const ranked = rankPictures([picture(file, alt), picture('x.jpg', '')], subject)
  expect(files(ranked).at(-1)).toBe(`${file} place`)
})

it('keeps one picture for each offer before the rest', () => {
  const others = Array.from({ length: 9 }, (_, index) => picture(`${index}.jpg`, ''))
  const offer = (name: string) => ({ value: { name, price: null }, confidence: 1, evidence: dome.evidence })
  const best = bestPictures([...others, dome, wren], [offer('Dome'), offer('Wren')], 6)
  expect(best).toEqual([...others.slice(0, 3), dome, wren, others[3]])
})
