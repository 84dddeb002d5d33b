import type { Plugin } from 'vite'

/** A file of the build, and those it imports at once. */
export interface BuiltFile {
  readonly fileName: string
  readonly imports: readonly string[]
}

/**
 * Circles of files that import each other, in the order of their imports; none only if there's none. What one of them
 * needs from another may not be there yet when it starts.
 */
export function chunkCircles(files: readonly BuiltFile[]): string[][] {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]))
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (name: string) => {
    const start = path.indexOf(name)
    if (start >= 0) circles.push(path.slice(start))
    if (start >= 0 || done.has(name)) return
    path.push(name)
    for (const next of importsOf.get(name) ?? []) visit(next)
    path.pop()
    done.add(name)
  }
  for (const { fileName } of files) visit(fileName)
  return circles
}

/** Stops a build whose files import each other: it would fail in the browser, depending on which of them comes first. */
export function noChunkCircles(): Plugin {
  return {
    name: 'aloft-no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter((output) => output.type === 'chunk')
      const circles = chunkCircles(files).map((circle) => [...circle, circle[0]].join(' → '))
      if (circles.length > 0) this.error(`Files that import each other:\n${circles.join('\n')}`)
    },
  }
}
