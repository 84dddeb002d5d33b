import { expect, it } from 'vitest'
import { phrases } from '../words/en/phrases.ts'
import { openingWords } from './opening-words.ts'

const open = (days: number[]) => openingWords([{ days, opens: 480, closes: 900 }], phrases)

it('names days in a row', () => {
  expect(open([2, 3, 4, 5])).toEqual({ days: ['Wednesday to Saturday'], times: ['8:00 to 15:00'] })
  expect(open([0, 1, 2, 3, 4, 5, 6]).days).toEqual(['every day'])
})

it('says nothing of one or two days, which are hardly all', () => {
  expect(open([5])).toEqual({ days: [], times: [] })
  expect(open([0, 2, 4]).days).toEqual([])
})
