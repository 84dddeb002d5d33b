import { expect, test } from 'vitest'
import { changedPictures } from './changes.ts'
import type { TakenPictures } from './taken.ts'

const hashes = (entries: Record<string, string>) => new Map(Object.entries(entries))

function taken(pictures: Record<string, string>, complete: TakenPictures['complete'] = 'all'): TakenPictures {
  const shots = Object.entries(pictures).map(([name, hash]) => {
    return [name, { hash, storyId: name, story: 'Full', file: 'login.stories.tsx' }] as const
  })
  return { shots: Object.fromEntries(shots), complete, failed: [] }
}

const kinds = (base: Record<string, string>, manifest: Record<string, string>, now: TakenPictures) =>
  changedPictures(hashes(base), hashes(manifest), now).map(({ name, before, after }) => [name, before, after])

test('a picture that is the same everywhere is not to be reviewed', () => {
  expect(kinds({ 'a--full': '1' }, { 'a--full': '1' }, taken({ 'a--full': '1' }))).toEqual([])
})

test('changed, new and gone pictures are, by name', () => {
  const base = { 'a--full': '1', 'c--full': '3' }
  expect(kinds(base, base, taken({ 'b--full': '2', 'a--full': '1b' }))).toEqual([
    ['a--full', '1', '1b'],
    ['b--full', null, '2'],
    ['c--full', '3', null],
  ])
})

test('one that was recorded already is, as it differs from the base', () => {
  expect(kinds({ 'a--full': '1' }, { 'a--full': '2' }, taken({ 'a--full': '2' }))).toEqual([
    ['a--full', '1', '2'],
  ])
})

test('one that the base has too is, where the manifest has another', () => {
  expect(kinds({ 'a--full': '1' }, { 'a--full': 'old' }, taken({ 'a--full': '1' }))).toEqual([
    ['a--full', '1', '1'],
  ])
})

test('pictures of stories that were not run are not gone', () => {
  const base = { 'a--full': '1', 'a--empty': '2', 'b--full': '3' }
  expect(kinds(base, base, taken({ 'a--full': '1' }, ['a']))).toEqual([['a--empty', '2', null]])
  expect(kinds(base, base, taken({ 'a--full': '1' }, []))).toEqual([])
})
