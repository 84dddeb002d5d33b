import { describe, expect, it } from 'vitest'
import { nearestSubjects, searchScenes } from './search-scenes.ts'
import { subjects, synonyms } from './subjects.ts'
import { collection, searchWords } from './collection.ts'

const idsFor = (query: string) => searchScenes(query).map(({ id }) => id)

describe('searchScenes', () => {
  it.each([
    ['coffee', 'coffee-cup'],
    ['Cappuccino', 'coffee-cup'],
    ['croissants', 'bread-loaf'],
    ['plumber', 'workbench'],
    ['barbershop', 'salon'],
    ['dentist', 'heart-care'],
    ['yacht', 'sailboat'],
    ['couch', 'armchair'],
    ['realtor', 'house-row'],
    ['attorney', 'conversation'],
    ['wedding photographer', 'camera'],
    ['bicyc', 'bicycle'],
    ['Bäckerei', 'bread-loaf'],
  ])('finds by %s the scene %s first', (query, id) => {
    expect(idsFor(query)[0]).toBe(id)
  })

  it('puts scenes with more of the words first', () => {
    const found = idsFor('beach party')
    expect(found.indexOf('beach')).toBeLessThan(found.indexOf('mountains') >>> 0)
    expect(found).toEqual(expect.arrayContaining(['beach', 'confetti']))
    expect(idsFor('garden tulips')[0]).toBe('tulip-garden')
  })

  it('finds all patterns by their kind', () => {
    const patterns = collection.filter(({ kind }) => kind === 'pattern')
    expect(idsFor('pattern')).toEqual(expect.arrayContaining(patterns.map(({ id }) => id)))
  })

  it('finds nothing for what the collection lacks', () => {
    for (const query of ['xyzzy', '', '  ', '!!', 'of']) expect(idsFor(query)).toEqual([])
  })
})

describe('subjects', () => {
  it.each(subjects)('%s finds a scene', (subject) => {
    expect(idsFor(subject).length).toBeGreaterThan(0)
  })

  it.each(synonyms)('%s leads to a scene by each of its words', (group) => {
    for (const word of searchWords(group)) expect(idsFor(word).length, word).toBeGreaterThan(0)
  })
})

describe('nearestSubjects', () => {
  it.each([
    ['bakary', 'bakery'],
    ['cofee', 'coffee'],
    ['bycicle', 'bicycle'],
    ['furnture', 'furniture'],
  ])('for %s names %s', (query, subject) => {
    expect(nearestSubjects(query)).toContain(subject)
  })

  it('names the most common ones if none is near', () => {
    expect(nearestSubjects('xyzzy')).toEqual(subjects.slice(0, 4))
    expect(nearestSubjects('')).toEqual(subjects.slice(0, 4))
  })
})
