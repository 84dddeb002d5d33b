import { type ParseResult, parseSync } from 'vite'
import { lineFinder } from './line-finder.ts'

/** One import, re-export or `import()` with a constant name. */
export interface ImportFact {
  specifier: string
  line: number
  /** Gone when types are stripped: `import type` and `export type … from`. */
  typeOnly: boolean
  dynamic: boolean
}

/** What a module imports. */
export interface ModuleImports {
  imports: ImportFact[]
  /** Whether it also has an `import()` whose name is computed when the program runs. */
  hasComputedImport: boolean
}

/** Parses a text for its imports alone, which takes a fraction of the time of `parseSource`. Errors as there. */
export function readImports(path: string, text: string): ModuleImports {
  return importsOf(parseText(path, text), text, lineFinder(text))
}

/** Throws with the path when the text is not valid TypeScript or JavaScript. */
export function parseText(path: string, text: string): ParseResult {
  const parsed = parseSync(path, text, { sourceType: 'module' })
  const [error] = parsed.errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  return parsed
}

/** The imports of a module that is parsed already. */
export function importsOf(
  { module }: Pick<ParseResult, 'module'>,
  text: string,
  lineAt: (offset: number) => number,
): ModuleImports {
  const constant = /^(['"`])([^$]*)\1$/
  const names = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    specifier: constant.exec(text.slice(start, end))?.[2],
  }))
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ moduleRequest, isType }] : [])),
  )
  return {
    imports: [
      ...module.staticImports.map(({ start, moduleRequest }) => ({
        specifier: moduleRequest.value,
        line: lineAt(moduleRequest.start),
        typeOnly: isTypeImport(text, start),
        dynamic: false,
      })),
      ...reExports.map(({ moduleRequest, isType }) => ({
        specifier: moduleRequest.value,
        line: lineAt(moduleRequest.start),
        typeOnly: isType,
        dynamic: false,
      })),
      ...names.flatMap(({ specifier, start }) =>
        specifier ? [{ specifier, line: lineAt(start), typeOnly: false, dynamic: true }] : [],
      ),
    ],
    hasComputedImport: names.some(({ specifier }) => !specifier),
  }
}

// The statement form; `import { type A }` still loads the module when it runs, and `import type from` imports a value.
function isTypeImport(text: string, start: number): boolean {
  return /^import\s+type\b(?!\s*(?:from\b|,))/.test(text.slice(start, start + 40))
}
