import { isTestFile } from '../requirements/proofs.ts'
import { namedParts } from '../requirements/test-names.ts'
import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { declaredNames } from './declared-names.ts'
import type { LastingException } from './lasting-exceptions.ts'
import { createMatcher } from './match-words.ts'
import type { Match } from './match-words.ts'
import { ofChains } from './of-chains.ts'
import { ofChain } from './refused-words.ts'
import type { RefusedWord } from './refused-word.ts'
import { splitWords } from './split-words.ts'

/** A refused word and its place. */
export interface Finding {
  word: RefusedWord
  file: string
  /** Counted from 1; 0 for the name of a file or folder. */
  line: number
  /** The name that contains it, or the text around it. */
  found: string
}

/** Refused words in the files, and exceptions none of them needs. */
export interface Findings {
  findings: Finding[]
  /** Names and phrases to remove from the exceptions. */
  unused: string[]
}

type Rule = { word: RefusedWord } | { exception: LastingException; phrase: string }

/**
 * Finds refused words in names (declarations, files and folders) and in prose (comments and test titles). Skips what
 * prose quotes in backticks or double quotes. For what users read, see `find-in-texts.ts`.
 */
export function findRefused(
  files: readonly SourceFile[],
  words: readonly RefusedWord[],
  exceptions: readonly LastingException[],
): Findings {
  const used = new Set<string>()
  const matchNames = createMatcher(words.flatMap((word) => patternsOf({ word }, word.names)))
  const matchProse = createMatcher([
    ...exceptions.flatMap((exception) =>
      exception.allowed.flatMap((phrase) => patternsOf({ exception, phrase }, phrase)),
    ),
    ...words.flatMap((word) => patternsOf({ word }, word.prose)),
  ])
  const byName = Map.groupBy(
    exceptions.flatMap((exception) => exception.allowed.map((name) => ({ exception, name }))),
    ({ name }) => name,
  )
  const matchesByName = new Map<string, Match<Rule>[]>()
  const everything = () => true

  const inName = (name: string, path: string): RefusedWord[] => {
    const matches = matchesByName.get(name) ?? matchNames(splitWords(name), everything)
    matchesByName.set(name, matches)
    const refused = matches.flatMap(({ value }) =>
      'word' in value && appliesTo(value.word, path) ? [value.word] : [],
    )
    const isAllowed = byName.get(name)?.some(({ exception }) => appliesTo(exception, path))
    if (refused.length === 0 || !isAllowed) return refused
    used.add(name)
    return []
  }

  const inProse = (text: string, path: string): { word: RefusedWord; start: number }[] =>
    matchProse(splitWords(withoutQuotes(text)), (rule) =>
      appliesTo('word' in rule ? rule.word : rule.exception, path),
    ).flatMap(({ value, start }) => {
      if ('word' in value) return [{ word: value.word, start }]
      used.add(value.phrase)
      return []
    })

  const findings = [...files.flatMap(inFile), ...folderNames(files).flatMap(inFolder)]
  const unused = exceptions.flatMap(({ allowed }) => allowed.filter((name) => !used.has(name)))
  return { findings, unused }

  function inFile(file: SourceFile): Finding[] {
    const { path, text, comments, lineAt } = file
    const names = declaredNames(file).flatMap(({ name, start }) =>
      inName(name, path).map((word) => ({ word, file: path, line: lineAt(start), found: name })),
    )
    const chains = words.includes(ofChain)
      ? ofChains(file).map(({ name, start }) => ({
          word: ofChain,
          file: path,
          line: lineAt(start),
          found: name,
        }))
      : []
    const prose = [
      ...comments.map(({ start, end }) => ({ start, end })),
      ...(hasTitles(path) ? namedParts(file) : []).map(({ name, start }) => {
        const title = Math.max(start, text.indexOf(name, start))
        return { start: title, end: title + name.length }
      }),
    ].flatMap((part) =>
      inProse(text.slice(part.start, part.end), path).map(({ word, start }) => ({
        word,
        file: path,
        line: lineAt(part.start + start),
        found: around(text, part.start + start),
      })),
    )
    const own = baseName(path)
    const ownName = dotParts(own).flatMap((name) =>
      inName(name, path).map((word) => ({ word, file: path, line: 0, found: own })),
    )
    return [...ownName, ...names, ...chains, ...prose]
  }

  function inFolder(path: string): Finding[] {
    const name = baseName(path)
    return dotParts(name).flatMap((part) =>
      inName(part, path).map((word) => ({ word, file: path, line: 0, found: `${name}/` })),
    )
  }
}

function patternsOf(rule: Rule, forms = ''): { words: string[]; value: Rule }[] {
  return forms
    .split(',')
    .map((form) => splitWords(form).map(({ text }) => text))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, value: rule }))
}

function appliesTo({ within, notWithin }: Pick<RefusedWord, 'within' | 'notWithin'>, path: string): boolean {
  if (notWithin && matchesAny(path, notWithin)) return false
  return !within || matchesAny(path, within)
}

// A story's title is the name it exports, which counts as declared.
function hasTitles(path: string): boolean {
  return isTestFile(path) && !path.endsWith('.stories.tsx')
}

/** Keeps offsets, and puts a mark in place of quotes so that no sequence spans them. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"\n]*"|“[^”]*”|\$\{[^}]*\}/g, (quoted) => '.'.repeat(quoted.length))
}

function folderNames(files: readonly SourceFile[]): string[] {
  const folders = files.flatMap(({ path }) => {
    const names = path.split('/').slice(0, -1)
    return names.map((_, i) => names.slice(0, i + 1).join('/'))
  })
  return [...new Set(folders)]
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

// `reset-tokens.job.ts` has the name `reset-tokens`.
function dotParts(name: string): string[] {
  return name.split('.').filter((part) => part !== '')
}

function around(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1
  const start = Math.max(from, at - 30)
  const end = text.indexOf('\n', at)
  return `… ${text.slice(start, Math.min(end < 0 ? text.length : end, at + 40)).trim()} …`
}
