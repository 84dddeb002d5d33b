import { owners, suffixes } from '../lint-table.ts'
import { globSource } from '../tree/glob.ts'
import type { ImportRule } from '../tree/graph.ts'

/** The owner and suffix rows of the lint table as rules over paths. */
export function lintRules(): ImportRule[] {
  return [...ownerRules(), ...suffixRules()]
}

function ownerRules(): ImportRule[] {
  return owners.map(({ library, owner, reason }) => ({
    name: `owner of ${library.join(', ')}`,
    comment: reason,
    from: { pathNot: owner.map(globSource) },
    to: { path: library.map(librarySource) },
  }))
}

function suffixRules(): ImportRule[] {
  return suffixes.map(({ name, files, except = [], never, only, reason }) => ({
    name,
    comment: reason,
    from: { path: files.map(globSource), pathNot: except.map(globSource) },
    to: {
      ...(never && { path: never.flatMap(targetSources) }),
      ...(only && { pathNot: only.map(globSource), dependencyTypesNot: ['type-only'] }),
    },
  }))
}

// A row's target is a file pattern of this repository, or a package.
function targetSources(target: string): string[] {
  return /^(packages|apps|server)\//.test(target) ? [globSource(target)] : [librarySource(target)]
}

// An installed package is in a `node_modules` folder; a package that was not found is only a name.
function librarySource(name: string): string {
  return `(^|/node_modules/)${name.replaceAll('.', '\\.').replace('*', '[^/]+')}(/|$)`
}
