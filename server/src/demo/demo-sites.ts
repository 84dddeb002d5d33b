import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

/** Sample websites on ports of this machine. */
export interface DemoSites {
  /** Origin of each site by the name of its folder, for example `http://127.0.0.1:4301`. */
  readonly origins: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export interface DemoSitesOptions {
  /** Folder with one folder per site; folders without a `site.json` are not sites. */
  readonly dir: string
  /** Names of the sites to serve, in this order; all by default. */
  readonly sites?: readonly string[]
  /** First port to try; busy ports are skipped. By default, any free ports. */
  readonly firstPort?: number
  /** Returns markup to add at the end of every page's head; nothing by default. */
  readonly head?: () => Promise<string>
}

/** Rules in `site.json` for serving a site. */
interface SiteRules {
  readonly headers?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly redirects?: Readonly<Record<string, string>>
}

const host = '127.0.0.1'
const portsTried = 50
const notServed = new Set(['site.json', 'expected.json'])
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Serves each site of `dir` as a website with its own origin, on this machine only. */
export async function startDemoSites({ dir, sites, firstPort, head }: DemoSitesOptions): Promise<DemoSites> {
  const servers: Server[] = []
  const origins: Record<string, string> = {}
  const stop = async () => {
    await Promise.all(servers.map(close))
  }
  try {
    let port = firstPort ?? 0
    for (const site of sites ?? (await siteNames(dir))) {
      const server = await listen(await handlerFor(join(resolve(dir), site), head), port)
      servers.push(server)
      const { port: taken } = server.address() as AddressInfo
      origins[site] = `http://${host}:${taken}`
      if (port !== 0) port = taken + 1
    }
    return { origins, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Names of the folders in `dir` that are sites, which have a `site.json`. */
export async function siteNames(dir: string): Promise<string[]> {
  const entries = await readdir(dir)
  return entries.filter((name) => existsSync(join(dir, name, 'site.json'))).toSorted()
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Takes the first free port at or above the given one, or any port if many are busy. */
async function listen(handler: Handler, firstPort: number): Promise<Server> {
  for (let port = firstPort; ; port = port < firstPort + portsTried ? port + 1 : 0) {
    const server = createServer(handler)
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(port, host, () => {
          done()
        })
      })
      return server
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isBusy || port === 0) throw error
    }
  }
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done()
    })
    server.closeAllConnections()
  })
}

async function handlerFor(root: string, head: DemoSitesOptions['head']): Promise<Handler> {
  const rules = JSON.parse(await readFile(join(root, 'site.json'), 'utf8')) as SiteRules
  return (request, response) => {
    answer({ root, rules, head }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

interface Site {
  readonly root: string
  readonly rules: SiteRules
  readonly head: DemoSitesOptions['head']
}

async function answer(
  { root, rules, head }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = URL.parse(request.url ?? '/', `http://${host}`)?.pathname ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const location = rules.redirects?.[path]
  if (location !== undefined) {
    response.writeHead(302, { location }).end()
    return
  }
  const file = await fileFor(root, path)
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
    return
  }
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const content = await readFile(file)
  const body = head && type.startsWith('text/html') ? withHead(content, await head()) : content
  response.writeHead(200, { 'content-type': type, 'content-length': body.length, ...rules.headers?.[path] })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function withHead(page: Buffer, head: string): Buffer {
  return Buffer.from(page.toString('utf8').replace('</head>', () => `${head}</head>`))
}

// A folder's address serves its index.html; files outside the site, and our own notes on it, are not found.
async function fileFor(root: string, path: string): Promise<string | null> {
  const decoded = decode(path)
  if (decoded === null || decoded.includes('\0')) return null
  const asked = resolve(root, `.${decoded}`)
  if (asked !== root && !asked.startsWith(root + sep)) return null
  const found = await stat(asked).catch(() => null)
  const file = found?.isDirectory() ? join(asked, 'index.html') : asked
  if (notServed.has(file.slice(root.length + 1))) return null
  const isFile = await stat(file).then(
    (one) => one.isFile(),
    () => false,
  )
  return isFile ? file : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
