import { expect, it } from 'vitest'
import { rankArrangements } from './rank-arrangements.ts'
import { variedArrangements } from './varied-arrangements.ts'

const ranked = rankArrangements({
  pictures: [
    { src: 'dome', fit: 0 },
    { src: 'wren', fit: 2 },
  ],
  hasPrice: true,
  style: null,
  isStyleChosen: false,
  used: [],
  seed: 4,
})

it('begins with different layouts and more than one picture, and loses none', () => {
  const varied = variedArrangements(ranked)
  const six = varied.slice(0, 6)
  expect(new Set(six.map(({ layout }) => layout)).size).toBe(6)
  expect(six.filter(({ picture }) => picture === 'dome')).toHaveLength(3)
  expect(six[0]).toEqual(ranked[0])
  expect(varied).toHaveLength(ranked.length)
})
