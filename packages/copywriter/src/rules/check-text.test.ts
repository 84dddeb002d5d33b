import { describe, expect, it } from 'vitest'
import { gatherFacts } from '../facts/gather-facts.ts'
import { fixtureBrief } from '../briefs/fixture-briefs.ts'
import { checkText, usedFacts, textRulesFor } from './check-text.ts'
import type { TextRefusal } from './text-refusals.ts'

function rulesFor(site: 'bakery' | 'german' | 'french', maxLength = 90) {
  const fixture = fixtureBrief(site, ({ bakery: 'en', german: 'de', french: 'fr' } as const)[site], 'AIDA')
  return textRulesFor(gatherFacts(fixture), fixture.brief, maxLength)
}

const rules = rulesFor('bakery')

describe('a text is refused that', () => {
  it.each<readonly [TextRefusal, string, readonly string[]]>([
    ['tooLong', `Sourdough ${'x'.repeat(90)}`, ['business']],
    ['noKnownFact', 'Sourdough from Cork', []],
    ['noKnownFact', 'Sourdough from Cork', ['offer:99', 'quality:1']],
    ['factNotUsed', 'Come in and smile', ['offer:2', 'statement:2']],
    ['factNotUsed', 'The day and the way', ['statement:4']],
    ['inventedNumber', 'Seeded rye, €4.90', ['offer:2']],
    ['inventedNumber', 'Seeded rye, £5.90', ['offer:2']],
    ['inventedNumber', '20% off seeded rye', ['offer:2']],
    ['inventedNumber', 'Bread for 5.90 people, €30', ['offer:2']],
    ['inventedNumber', 'A Cork bakery since 1931', ['business']],
    ['inventedProof', 'Award-winning sourdough', ['business']],
    ['inventedProof', 'The No. 1 sourdough bakery', ['business']],
    ['onlyBrand', 'Odd Loaf Bakery', ['business']],
    ['onlyBrand', 'At the Odd Loaf Bakery', ['business']],
    ['aboutTheAd', 'Stop scrolling: sourdough', ['business']],
    ['aboutTheAd', 'This ad smells of sourdough', ['business']],
    ['aboutTheAd', 'Look no further for sourdough', ['business']],
  ])('%s: %s', (reason, text, facts) => {
    expect(checkText({ text, facts }, rules)).toBe(reason)
  })

  it('speaks of the ad in German or French', () => {
    const german = { text: 'Diese Anzeige riecht nach Farbe', facts: ['statement:3'] }
    expect(checkText(german, rulesFor('german'))).toBe('aboutTheAd')
    const french = { text: 'Ne cherchez plus vos fleurs', facts: ['statement:1'] }
    expect(checkText(french, rulesFor('french'))).toBe('aboutTheAd')
  })
})

describe('a text passes that', () => {
  it.each([
    ['says a fact', 'Sourdough from Cork', ['business', 'place']],
    ['says one of the facts it names', 'Seeded rye, €5.90', ['offer:2', 'offer:9']],
    ['writes a price in its own way', 'Seeded rye for EUR 5.90', ['offer:2:price']],
    ['puts a number into digits', 'Every loaf proves 30 hours', ['statement:1']],
    ['says the brand beside a fact', 'Odd Loaf Bakery: seeded rye', ['offer:2']],
    ['uses all of its characters', `Rye ${'x'.repeat(86)}`, ['offer:2']],
  ])('%s: %s', (_, text, facts) => {
    expect(checkText({ text, facts }, rules)).toBeNull()
  })

  it('takes a part of a German compound for the whole', () => {
    expect(checkText({ text: 'Fassaden in Weiß', facts: ['offer:3'] }, rulesFor('german'))).toBeNull()
  })

  it('says of itself what the owner says too', () => {
    const fixture = fixtureBrief('bakery', 'en', 'AIDA')
    const brief = { ...fixture.brief, differentiators: ['Stop scrolling and start kneading with us.'] }
    const own = textRulesFor(gatherFacts({ ...fixture, brief }), brief, 90)
    expect(checkText({ text: 'Stop scrolling and start kneading', facts: ['statement:1'] }, own)).toBeNull()
  })
})

it('a text keeps the facts that it says, and no others', () => {
  const text = { text: 'Seeded rye, €5.90', facts: ['offer:2', 'offer:2:price', 'offer:9', 'offer:99'] }
  expect(usedFacts(text, rules)).toEqual(['offer:2', 'offer:2:price'])
})
