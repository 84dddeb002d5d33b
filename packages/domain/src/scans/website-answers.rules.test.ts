import { describe, expect, it } from 'vitest'
import type { Contradiction, Field, WebsiteData } from './website-data.entity.ts'
import { noFacts } from './website-facts.entity.ts'
import { questionId, settleWebsiteData } from './website-answers.rules.ts'

function read<T>(value: T, ...quotes: string[]): Field<T> {
  const evidence = quotes.map((quote) => ({ url: 'https://rye.example', quote, source: 'text' as const }))
  return { value, confidence: 0.6, evidence }
}

function answers(...values: string[]): Contradiction['answers'] {
  return values.map((value) => ({
    value,
    evidence: { url: `https://rye.example/${value}`, quote: value, source: 'text' },
  }))
}

const rye: Contradiction = { field: 'price', subject: 'Rye', answers: answers('€5', '€6') }
const oat: Contradiction = { field: 'price', subject: 'Oat', answers: answers('€7', '€8') }
const phone: Contradiction = { field: 'phone', answers: answers('0113 496 0182', '0113 496 0199') }
const hours: Contradiction = {
  field: 'openingHours',
  answers: answers('Tue to Sat, 10–18', 'Tue to Sat, 9–17'),
}

const data: WebsiteData = {
  name: read('Rye & Sons', 'Rye & Sons'),
  summary: read('A bakery in Leeds, open Tue to Sat, 9–17.', 'open'),
  differentiators: [
    read('Rye for €6 every day', 'Rye'),
    read('Rye  for €50 a crate', 'Rye'),
    read('Rye for €5.20 on Sundays', 'Rye'),
    read('Coffee for €6', 'Coffee'),
  ],
  audiences: [read('Whoever calls 0113 496 0182', 'calls')],
  offers: [
    read({ name: 'Rye', price: '€5' }, 'Rye', '€5'),
    read({ name: 'Oat', price: '€7' }, 'Oat €7'),
    read({ name: 'Coffee', price: '€6' }, 'Coffee €6'),
    read({ name: 'Today: rye €5', price: null }, 'Today: rye €5'),
  ],
  language: null,
  location: null,
  tones: [],
  contact: { email: null, phone: read('0113 496 0182', '0113 496 0182') },
  socialLinks: [],
  logos: [],
  colors: [],
  fonts: [],
  pictures: [],
  ...noFacts,
  questions: [rye, oat, phone, hours],
}

const offersOf = ({ offers }: WebsiteData) => offers.map(({ value }) => `${value.name}=${value.price}`)
const texts = ({ differentiators }: WebsiteData) => differentiators.map(({ value }) => value)

describe('questionId', () => {
  it('differs for two prices on one website', () => {
    expect([rye, oat, phone].map(questionId)).toEqual(['price:Rye', 'price:Oat', 'phone'])
  })
})

describe('settleWebsiteData', () => {
  it('lets no contradicted value stand while the questions are open', () => {
    const open = settleWebsiteData(data, {})
    expect(offersOf(open)).toEqual(['Rye=null', 'Oat=null', 'Coffee=€6'])
    expect(open.contact.phone).toBeNull()
    expect(open.summary).toBeNull()
    expect(open.audiences).toEqual([])
    expect(texts(open)).toEqual(['Rye  for €50 a crate', 'Rye for €5.20 on Sundays', 'Coffee for €6'])
    expect(open.offers.slice(0, 2).flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
      'Rye',
      'Oat',
    ])
    expect(open.questions).toEqual(data.questions)
  })

  it('takes what the owner says is right, with the page that says so', () => {
    const settled = settleWebsiteData(data, {
      'price:Rye': '€6',
      phone: '0113 496 0182',
      openingHours: 'Tue to Sat, 9–17',
    })
    expect(offersOf(settled)).toEqual(['Rye=€6', 'Oat=null', 'Coffee=€6'])
    expect(settled.offers[0]).toMatchObject({ confidence: 1, evidence: [{ url: 'https://rye.example/€6' }] })
    expect(settled.contact.phone?.value).toBe('0113 496 0182')
    expect(settled.summary).toEqual(data.summary)
    expect(texts(settled)).toContain('Rye for €6 every day')
    expect(settled.audiences).toEqual(data.audiences)
  })

  it.each([null, '€7', ''])('drops every price where the answer is %o, which is none of them', (answer) => {
    expect(offersOf(settleWebsiteData(data, { 'price:Rye': answer }))[0]).toBe('Rye=null')
  })

  it('changes nothing twice', () => {
    const given = { 'price:Rye': '€6', 'price:Oat': null, phone: null }
    const once = settleWebsiteData(data, given)
    expect(settleWebsiteData(once, given)).toEqual(once)
  })
})
