import { collection, searchWords } from './collection.ts'
import type { Scene } from './scene.ts'
import { subjects, synonyms } from './subjects.ts'

/** How much a word counts, by where a scene has it. */
const weights = { name: 4, word: 3, synonym: 2, beginning: 1 } as const

const groups = synonyms.map((group) => searchWords(group))
const indexed = collection.map((scene) => ({
  scene,
  name: new Set(searchWords(scene.name)),
  words: searchWords(`${scene.words} ${scene.kind}`),
}))
type Indexed = (typeof indexed)[number]

/** Scenes by what somebody types, best first: those with most of the words, by name, keyword, synonym or beginning. */
export function searchScenes(query: string): readonly Scene[] {
  const asked = [...new Set(searchWords(query))]
  return indexed
    .map((one) => {
      const scores = asked.map((word) => scoreOf(one, word)).filter((score) => score > 0)
      return { scene: one.scene, hits: scores.length, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits || b.score - a.score)
    .map(({ scene }) => scene)
}

function scoreOf({ name, words }: Indexed, word: string): number {
  if (name.has(word)) return weights.name
  const place = words.indexOf(word)
  // The first words say what it shows, the later ones what it may stand for.
  if (place >= 0) return weights.word - place / 100
  const alike = new Set(groups.filter((group) => group.includes(word)).flat())
  const shared = [...alike].filter((other) => name.has(other) || words.includes(other)).length
  // Of two scenes, the one with more of the synonyms suits better, but never as well as one with the word itself.
  if (shared > 0) return weights.synonym + shared / 100
  return [...name, ...words].some((other) => other.startsWith(word)) ? weights.beginning : 0
}

const mostNearest = 4
/** A slip of the pen changes at most this share of a word. */
const greatestSlip = 0.34

/** Subjects that the collection has, nearest to a search that found nothing; the most common ones if none is near. */
export function nearestSubjects(query: string): readonly string[] {
  const asked = searchWords(query)
  const near = subjects
    .map((subject) => {
      const known = searchScenes(subject).flatMap(({ name, words }) => searchWords(`${name} ${words}`))
      const slips = asked.flatMap((word) => [subject, ...known].map((other) => slipOf(word, other)))
      return { subject, slip: Math.min(...slips) }
    })
    .filter(({ slip }) => slip <= greatestSlip)
    .toSorted((a, b) => a.slip - b.slip)
    .map(({ subject }) => subject)
  return (near.length > 0 ? near : subjects).slice(0, mostNearest)
}

/** The share of the longer word that has to be changed to get the other one. */
function slipOf(one: string, other: string): number {
  return editDistance(one, other) / Math.max(one.length, other.length)
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
