import type { Candidate } from './candidates.ts'

/** Sentences of one text in the order they are told. */
export type Passage = readonly Candidate[]

/** The text of a passage. */
export function textOf(passage: Passage): string {
  return passage.map(({ text }) => text).join(' ')
}

/** The characters of a passage. */
export function lengthOfPassage(passage: Passage): number {
  return passage.reduce((sum, { length }) => sum + length, Math.max(0, passage.length - 1))
}

/** How many sentences a passage has: a phrase with a quote in it may be two. */
export function sentenceCount(passage: Passage): number {
  return passage.reduce((sum, { sentences }) => sum + sentences, 0)
}

// What makes a passage dull, and what an earlier text has told already.
const dull = { samePhrase: 20, toldTwice: 6, secondColon: 2.5, nameAgain: 4 } as const
const again = { phrase: 4, fact: 3 } as const

/** What speaks for a passage: what its sentences say, less what they say twice. */
export function worthOf(passage: Passage): number {
  const told = passage.flatMap((one) => one.told)
  const repeated = told.filter((fact, index) => told.indexOf(fact) !== index)
  const names = repeated.filter((fact) => fact === 'brand' || fact === 'place').length
  const colons = passage.filter(({ text }) => text.includes(':')).length
  const phrases = passage.map(({ phrase }) => phrase).filter((phrase) => phrase !== '{fact}')
  return (
    passage.reduce((sum, { weight }) => sum + weight, 0) -
    (phrases.length - new Set(phrases).size) * dull.samePhrase -
    (repeated.length - names) * dull.toldTwice -
    names * dull.nameAgain -
    Math.max(0, colons - 1) * dull.secondColon
  )
}

/** What a passage repeats of texts that are chosen already. */
export function repetition(passage: Passage, earlier: readonly Passage[]): number {
  const before = earlier.flat()
  return passage.reduce((sum, { phrase, told }) => {
    const phrases = before.filter((one) => one.phrase === phrase && phrase !== '{fact}').length
    const facts = told.filter(
      (fact) => isTelling(fact) && before.some((one) => one.told.includes(fact)),
    ).length
    return sum + phrases * again.phrase + facts * again.fact
  }, 0)
}

/** Whether a fact says more than a name. */
export function isTelling(fact: string): boolean {
  return fact !== 'brand' && fact !== 'place'
}
