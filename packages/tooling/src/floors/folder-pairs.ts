import type { Edge } from '../tree/graph.ts'
import type { ImportViolation } from '../tree/violation.ts'

/**
 * Folders that import each other: pairs of folders below one `src`, compared one to three levels deep. A pair
 * of parent and child counts when a file directly in the parent imports the child and the other way round; not three
 * levels deep, where a port and its adapters share a folder.
 * Files directly in `src` tie a package together and are no folder.
 */
export function folderPairs(edges: readonly Edge[]): ImportViolation[] {
  const firstImport = new Map<string, Edge>()
  for (const edge of edges) {
    for (const depth of [1, 2, 3]) {
      const [from, to] = [folderOf(edge.from, depth), folderOf(edge.to, depth)]
      const isPair = from && to && from !== to && sourceOf(from) === sourceOf(to)
      if (isPair && !(depth === 3 && isParent(from, to))) {
        const key = `${from} -> ${to}`
        if (!firstImport.has(key)) firstImport.set(key, edge)
      }
    }
  }
  return [...firstImport].flatMap(([key, edge]) => {
    const [from = '', to = ''] = key.split(' -> ')
    const back = firstImport.get(`${to} -> ${from}`)
    if (!back || from > to) return []
    return {
      rule: 'folder pairs',
      file: edge.from,
      specifier: edge.specifier,
      found: `${from} imports ${to} (${edge.to}), and ${back.from} imports back (${back.to})`,
      reason: 'two folders that import each other are one folder with two names; the count is 0 and stays 0',
    }
  })
}

function folderOf(path: string, depth: number): string | undefined {
  const parts = /^(.*?\bsrc)\/(.+)\/[^/]+$/.exec(path)
  if (!parts || path.includes('node_modules')) return undefined
  return [parts[1], ...(parts[2] ?? '').split('/').slice(0, depth)].join('/')
}

function isParent(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

function sourceOf(folder: string): string {
  return folder.slice(0, folder.indexOf('src/'))
}
