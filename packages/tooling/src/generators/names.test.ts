import { expect, test } from 'vitest'
import { camelCase, isKebabCase, objectKey, pascalCase, sentenceCase } from './names.ts'

test('one name in every spelling', () => {
  expect(isKebabCase('get-idea-2')).toBe(true)
  expect(camelCase('archive-old-idea')).toBe('archiveOldIdea')
  expect(pascalCase('archive-old-idea')).toBe('ArchiveOldIdea')
  expect(sentenceCase('archive-old-idea')).toBe('Archive old idea')
  expect(objectKey('archive-idea')).toBe("'archive-idea'")
  expect(objectKey('login')).toBe('login')
})

test.each(['', 'getIdea', 'get--idea', '-get', 'get-', '2nd', 'a/b', '../a'])('%s is no name', (name) => {
  expect(isKebabCase(name)).toBe(false)
})
