import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaRules, readAreas, unknownRooms } from '../floors/areas.ts'
import { barrels } from '../floors/barrels.ts'
import { earlyLibraries } from '../floors/first-screen.ts'
import { floorRules, relativeCrossings } from '../floors/floor-rules.ts'
import { folderPairs } from '../floors/folder-pairs.ts'
import { manifestViolations } from '../floors/manifests.ts'
import { largePlaces, percent, type PlaceShare, placeShares } from '../floors/place-shares.ts'
import { columnNameViolations } from '../lint/column-names.ts'
import { commentViolations } from '../lint/comments.ts'
import { componentDocsViolations } from '../lint/component-docs.ts'
import { componentLimitViolations } from '../lint/component-limits.ts'
import { lintRules } from '../lint/import-rules.ts'
import { jsxTextViolations } from '../lint/jsx-text.ts'
import { replyViolations } from '../lint/replies.ts'
import { layoutStyleViolations } from '../lint/layout-styles.ts'
import { repeatedTextViolations } from '../lint/repeated-texts.ts'
import { misfiledStories, missingStories } from '../lint/stories.ts'
import { wordViolations } from '../lint/words.ts'
import { readRequirements } from '../requirements/requirement-list.ts'
import { unknownRequirements } from '../requirements/unknown-requirements.ts'
import { documentFiles, sourceFiles } from '../tree/files.ts'
import { readGraph } from '../tree/graph.ts'
import type { Graph, ImportRule } from '../tree/graph.ts'
import { readSourceFile } from '../tree/source-file.ts'
import { printViolations } from '../tree/violation.ts'
import type { ImportViolation, Violation } from '../tree/violation.ts'
import { refusedWordViolations } from '../words/refused-word-violations.ts'

const noCircles: ImportRule = {
  name: 'no circles',
  comment: 'a circle of imports can only be understood, loaded and changed as one piece',
  from: {},
  to: { circular: true },
}

/** Violations of the repository's rules below `root`, and how much was read. */
export interface HouseReport {
  violations: Violation[]
  files: number
  imports: number
  /** The place with the most source. */
  largest: PlaceShare | undefined
}

/**
 * Reads every source file below `root` and applies the floors, the areas, the lint table, the list of refused
 * words and the limit of a place's size. In source files and documents, each cited requirement must exist.
 */
export async function checkHouse(root: string): Promise<HouseReport> {
  const files = sourceFiles(root).map((path) => readSourceFile(root, path))
  const documents = documentFiles(root).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const areas = readAreas(files)
  const rules = [noCircles, ...floorRules(), ...areaRules(areas), ...lintRules()]
  const graph = await readGraph(
    root,
    files.map(({ path }) => path),
    rules,
  )
  const aboutImports = [
    ...brokenRules(graph, rules),
    ...relativeCrossings(graph.edges),
    ...folderPairs(graph.edges),
    ...earlyLibraries(graph.edges),
  ]
  const lines = new Map(
    files.flatMap(({ path, imports }) =>
      // The import graph has Node's modules without their prefix.
      imports.map(({ specifier, line }) => [`${path} ${specifier.replace(/^node:/, '')}`, line] as const),
    ),
  )
  const violations = [
    ...manifestViolations(root),
    ...barrels(files),
    ...unknownRooms(files, areas),
    ...largePlaces(files),
    ...missingStories(files),
    ...componentDocsViolations(files),
    ...misfiledStories(files),
    ...componentLimitViolations(files),
    ...wordViolations(files),
    ...columnNameViolations(files),
    ...commentViolations(files),
    ...jsxTextViolations(files),
    ...replyViolations(files),
    ...layoutStyleViolations(files),
    ...repeatedTextViolations(files),
    ...refusedWordViolations(root, files),
    ...unknownRequirements([...files, ...documents], readRequirements(root)),
    ...aboutImports.map(({ specifier, ...rest }) => ({
      ...rest,
      line: lines.get(`${rest.file} ${specifier.replace(/^node:/, '')}`) ?? 0,
    })),
  ]
  const [largest] = placeShares(files)
  return { violations, files: files.length, imports: graph.edges.length, largest }
}

function brokenRules(graph: Graph, rules: readonly ImportRule[]): ImportViolation[] {
  const reasons = new Map(rules.map(({ name, comment }) => [name, comment]))
  return graph.broken.map(({ rule, from, specifier, cycle }) => ({
    rule,
    file: from,
    specifier,
    found: cycle.length > 0 ? `${from} -> ${cycle.join(' -> ')}` : `imports ${specifier}`,
    reason: reasons.get(rule) ?? '',
  }))
}

if (import.meta.main) {
  const { violations, files, imports, largest } = await checkHouse(join(import.meta.dirname, '../../../..'))
  if (violations.length > 0) console.log(`${printViolations(violations)}\n`)
  console.log(`floors: ${files} files, ${imports} imports, ${violations.length} violations`)
  if (largest) console.log(`largest place: ${largest.folder}, ${percent(largest.share)} of the source`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
