import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * A JavaScript file of the built app, with its modules and the files loaded with it. Paths of modules start
 * at the root of the repository.
 */
export interface Chunk {
  readonly file: string
  /** The module that it was created for; null for a shared chunk. */
  readonly entry: string | null
  readonly isEntryOfApp: boolean
  readonly imports: readonly string[]
  readonly css: readonly string[]
  readonly modules: readonly string[]
}

const root = join(import.meta.dirname, '../../..')
const dist = join(import.meta.dirname, '../dist')
// Outside the app's folder, because it isn't to be served.
const table = join(root, '.cache/web-chunks.json')

/** Records the modules of each file, so that tests can check what a page loads. */
export function chunkTable(): Plugin {
  return {
    name: 'aloft-chunk-table',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file): Chunk[] => {
        if (file.type !== 'chunk') return []
        return [
          {
            file: file.fileName,
            entry: file.facadeModuleId && fromRoot(file.facadeModuleId),
            isEntryOfApp: file.isEntry,
            imports: file.imports,
            css: [...(file.viteMetadata?.importedCss ?? [])],
            modules: file.moduleIds.map(fromRoot),
          },
        ]
      })
      mkdirSync(dirname(table), { recursive: true })
      writeFileSync(table, JSON.stringify(chunks, undefined, 1))
    },
  }
}

/** The chunks of the last build. */
export function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(table, 'utf8')) as Chunk[]
}

/** The pages' own modules, for pages whose size is limited. */
export const lightPages = {
  login: ['apps/web/src/layouts/auth.layout.tsx', 'apps/web/src/screens/account/login.screen.tsx'],
  brandRoot: [
    'packages/messages/src/en-product.ts',
    'apps/web/src/layouts/app-page.layout.tsx',
    'apps/web/src/layouts/product.layout.tsx',
    'apps/web/src/layouts/background.tsx',
    'apps/web/src/screens/shell/brand-root.screen.tsx',
  ],
} as const

/**
 * Most compressed bytes of these pages' JavaScript and CSS; the journeys fail above them. The overview's starts the guide
 * and the chat, which may take 2 KB of it.
 */
export const mostBytes = { login: 130_000, brandRoot: 167_000 } as const

/**
 * The files a page loads: the chunks that the app starts with and those of its `lazy` modules, with all their
 * imports.
 */
export function fetchedWith(chunks: readonly Chunk[], lazy: readonly string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const starts = lazy.map((path) => {
    const chunk =
      chunks.find(({ entry }) => entry === path) ?? chunks.find(({ modules }) => modules.includes(path))
    if (!chunk) throw new Error(`no chunk of the built app begins with ${path}`)
    return chunk
  })
  const fetched = new Set([...chunks.filter(({ isEntryOfApp }) => isEntryOfApp), ...starts])
  // A loop over a growing set includes what's added meanwhile.
  for (const { imports } of fetched) {
    for (const file of imports) {
      const imported = byFile.get(file)
      if (imported) fetched.add(imported)
    }
  }
  return [...fetched]
}

/** The addresses of scripts and styles of chunks, below the root of the site. */
export function addressesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))].map((file) => `/${file}`).toSorted()
}

/** Bytes of built files as sent, compressed by brotli. */
export function sentBytes(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + statSync(join(dist, `${address}.br`)).size, 0)
}

function fromRoot(module: string): string {
  return relative(root, module.replace(/^\0/, '').replace(/\?.*$/, ''))
}
