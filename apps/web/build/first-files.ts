import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { addressesOf, type Chunk, fetchedWith, readChunks } from './chunks.ts'

const source = join(import.meta.dirname, '../src')

/** What is read of the table of routes, whose screens only a bundler can load. */
interface RouteTable {
  readonly routes: readonly Route[]
  readonly isOfProduct: (layout: string) => boolean
  readonly textsOf: (route: Route) => readonly string[]
  readonly textsOfFrame: (route: Route) => readonly string[]
}

/** What a page fetches first, as addresses below the root of the site. */
interface FirstFiles {
  /** What its first paint needs. */
  readonly frame: readonly string[]
  /** What follows. */
  readonly screen: readonly string[]
}

interface Route {
  readonly page: string
  readonly layout: string
  readonly isForAdmins?: true
  readonly screen?: () => unknown
  readonly leadsTo?: string
}

interface PageNames {
  readonly pathsOf: (page: string) => readonly string[]
}

/**
 * Writes beside the app which files each page fetches beyond those that every page starts with: its frame, which is drawn
 * ahead of the rest, and its screen. The server names them in the page, so that they are fetched at once and not only
 * when the start of the app has been fetched and run.
 */
export function firstFiles(): Plugin {
  return {
    name: 'aloft-first-files',
    apply: 'build',
    writeBundle: {
      // After the table of chunks is written.
      sequential: true,
      order: 'post',
      async handler({ dir = '' }) {
        const byPath = await filesByPath(readChunks())
        // Nothing to serve: the server leaves out files that begin with a dot.
        writeFileSync(join(dir, '.first-files.json'), JSON.stringify(Object.fromEntries(byPath)))
      },
    },
  }
}

async function filesByPath(chunks: readonly Chunk[]): Promise<Map<string, FirstFiles>> {
  const { routes, isOfProduct, textsOf, textsOfFrame } = (await import(
    join(source, 'routes.ts')
  )) as RouteTable
  const { pathsOf } = (await import(join(source, 'addresses/page-names.ts'))) as PageNames
  const filesOf = (modules: readonly string[], texts: readonly string[]) =>
    addressesOf(
      fetchedWith(chunks, [
        ...modules.map((file) => `apps/web/src/${file}`),
        ...texts.map((part) => `packages/messages/src/en-${part}.ts`),
      ]),
    )
  const atStart = new Set(filesOf([], []))
  const files = new Map<string, FirstFiles>()
  for (const route of routes.filter(({ leadsTo }) => !leadsTo)) {
    const { page, layout } = route
    const hasFrame = isOfProduct(layout)
    const ofFrame = [`layouts/${layout}.layout.tsx`, ...(hasFrame ? ['layouts/product.layout.tsx'] : [])]
    const ofPage = [
      ...ofFrame,
      ...(hasFrame ? ['layouts/background.tsx'] : []),
      ...(route.isForAdmins ? ['layouts/admins-only.tsx'] : []),
      screenFile(route),
    ]
    const all = filesOf(ofPage, textsOf(route)).filter((file) => !atStart.has(file))
    // Without a frame, nothing is drawn ahead of the screen.
    const first = new Set(hasFrame ? filesOf(ofFrame, textsOfFrame(route)) : all)
    for (const path of pathsOf(page)) {
      files.set(path, {
        frame: all.filter((file) => first.has(file)),
        screen: all.filter((file) => !first.has(file)),
      })
    }
  }
  return files
}

/** The file of a route's screen, as the route imports it. */
function screenFile({ page, screen }: Route): string {
  if (!screen) return 'screens/shell/not-here.screen.tsx'
  const imported = /import\(\s*['"]\.\.\/(.+?)['"]/.exec(screen.toString())?.[1]
  if (!imported) throw new Error(`the route of ${page} imports no screen`)
  return imported
}
