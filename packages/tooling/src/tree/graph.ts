import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** A rule over two paths, in dependency-cruiser's own format; the comment is the reason shown to people. */
export type ImportRule = IForbiddenRuleType & { name: string; comment: string }

/** One resolved import. `to` is a path from the root, or the bare name if nothing was found. */
export interface Edge {
  from: string
  specifier: string
  to: string
  typeOnly: boolean
  dynamic: boolean
}

/** Every import between the files, and the rules that were broken. */
export interface Graph {
  edges: Edge[]
  broken: { rule: string; from: string; specifier: string; to: string; cycle: string[] }[]
}

/**
 * Resolves every import of the files (paths from the root) and applies the rules. Throws if nothing was read:
 * without a TypeScript it can use, dependency-cruiser finds no modules and still reports success.
 */
export async function readGraph(root: string, files: string[], rules: ImportRule[]): Promise<Graph> {
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  )
  return toGraph(output, files.length)
}

function toGraph(output: ICruiseResult | string, fileCount: number): Graph {
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)
  const read = output.modules.filter(({ source }) => !source.includes('node_modules'))
  if (read.length === 0) {
    throw new Error(
      `dependency-cruiser read 0 modules of ${fileCount} files: it needs the TypeScript 6 that ` +
        'pnpm-workspace.yaml gives it by packageExtensions, or the folders are empty',
    )
  }
  return {
    edges: read.flatMap(({ source, dependencies }) =>
      dependencies.map(({ module, resolved, dependencyTypes, dynamic }) => ({
        from: source,
        specifier: module,
        to: resolved,
        typeOnly: dependencyTypes.includes('type-only'),
        dynamic,
      })),
    ),
    broken: output.summary.violations.map(({ rule, from, to, unresolvedTo, cycle }) => ({
      rule: rule.name,
      from,
      specifier: unresolvedTo ?? to,
      to,
      cycle: (cycle ?? []).map(({ name }) => name),
    })),
  }
}
