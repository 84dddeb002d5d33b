import type { CitedFact, CopyBasis } from '@aloft/domain/facts/copy-basis.entity'

const site = 'https://nightjar.example'

/** An offer with its price, as named on a page. */
export const pricedFacts: readonly CitedFact[] = [
  {
    id: 'offer:1',
    angle: 'offer',
    text: 'Wren table lamp',
    source: { from: 'website', url: `${site}/lamps`, quote: 'Wren, €96' },
  },
  {
    id: 'offer:1:price',
    angle: 'price',
    text: 'Wren table lamp: ≥ €96',
    source: { from: 'website', url: `${site}/lamps`, quote: 'Wren, from €96' },
  },
]

/** A fact that the owner wrote into the brief. */
export const placeFact: CitedFact = {
  id: 'place',
  angle: 'place',
  text: 'Galway, Ireland',
  source: { from: 'brief' },
}

/** A promise that a page states in other words. */
export const dealFact: CitedFact = {
  id: 'statement:1',
  angle: 'deal',
  text: 'Every lamp can be opened and rewired, free for ten years.',
  source: {
    from: 'website',
    url: `${site}/repairs`,
    quote: 'If we made it, we rewire it. Ten years, no charge, no receipt needed.',
  },
}

/** A Facebook ad whose texts all state facts. */
export const facebookBasis: CopyBasis = {
  facts: [...pricedFacts, placeFact, dealFact],
  texts: [
    { key: 'fbTitle', angle: 'price', factIds: ['offer:1', 'offer:1:price'] },
    { key: 'fbMessage', angle: 'deal', factIds: ['statement:1', 'place'] },
    { key: 'fbDescription', angle: null, factIds: [] },
  ],
  evidence: [],
  gaps: [],
  strength: {
    parts: [
      { part: 'relevance', score: 83 },
      { part: 'variety', score: 67 },
      { part: 'proof', score: 100 },
    ],
    next: 'variety',
  },
}

/** A Google ad with enough facts for two headlines only. */
export const googleBasis: CopyBasis = {
  facts: [placeFact, dealFact],
  texts: [
    { key: 'headline1', angle: 'place', factIds: ['place'] },
    { key: 'headline2', angle: null, factIds: [] },
  ],
  evidence: [],
  gaps: [
    { key: 'headlined', need: 'price' },
    { key: 'description1', need: 'proof' },
    { key: 'description2', need: 'place' },
  ],
  strength: {
    parts: [
      { part: 'relevance', score: 25 },
      { part: 'variety', score: 50 },
      { part: 'keywords', score: 80 },
      { part: 'proof', score: 0 },
    ],
    next: 'proof',
  },
}
