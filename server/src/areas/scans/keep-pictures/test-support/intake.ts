import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parsePictureName } from '../../../../gateways/storage/picture-address.ts'
import { createEmbeddedStorage } from '../../../../gateways/storage/storage.embedded.ts'
import type { FileStorage } from '../../../../gateways/storage/storage.port.ts'
import { type Pages, type Site, startSite } from '../../../../gateways/web-fetch/test-support/site.ts'
import { createUndiciWebFetch } from '../../../../gateways/web-fetch/web-fetch.undici.ts'
import { createLog } from '../../../../log.ts'
import { type StoredPicture, keepPictures } from '../keep-pictures.ts'
import type { PictureKind } from '../reencode.ts'

export interface Intake {
  readonly site: Site
  readonly storage: FileStorage
  /** Log lines so far. */
  readonly logged: LogLine[]
  /**
   * Stores pictures by their paths on the site, or by `data:` addresses as they are. Returns them under the same keys.
   */
  keep(requests: Readonly<Record<string, PictureKind>>, signal?: AbortSignal): Promise<StoredByPath>
  bytesOf(stored: StoredPicture): Promise<Buffer>
  /** Stores one picture, and fails if that doesn't work. */
  keepOne(path: string, kind: PictureKind): Promise<StoredPicture & { bytes: Buffer; contentType: string }>
}

export type StoredByPath = Record<string, StoredPicture>

export interface LogLine {
  readonly level: number
  readonly msg: string
  readonly url: string
  readonly reason?: string
}

export async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

/** Starts a website on loopback and a storage on disk around the real intake, until the test ends. */
export async function startIntake(
  pages: Pages,
  options: { filesDir?: string; totalMs?: number } = {},
): Promise<Intake> {
  const site = await startSite(pages)
  const storage = createEmbeddedStorage(options.filesDir ?? (await newFolder()))
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example',
    privateOrigins: [site.origin],
    limits: { totalMs: options.totalMs ?? 2_000 },
  })
  const logged: LogLine[] = []
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line) as LogLine) })

  async function keep(
    requests: Readonly<Record<string, PictureKind>>,
    signal = new AbortController().signal,
  ) {
    const asked = new Map(
      Object.entries(requests).map(([path, kind]) => [
        path.startsWith('/') ? site.origin + path : path,
        { path, kind },
      ]),
    )
    const urls = [...asked].map(([url, { kind }]) => ({ url, kind }))
    const stored = await keepPictures({ webFetch, storage, urls, signal, log })
    return Object.fromEntries(
      Object.entries(stored).map(([url, picture]) => [asked.get(url)?.path ?? url, picture]),
    )
  }

  async function fileOf({ fileUrl }: StoredPicture) {
    const file = await storage.get(parsePictureName(fileUrl.replace('/files/', ''))?.hash ?? '')
    if (!file) throw new Error(`${fileUrl} is not stored`)
    return file
  }

  return {
    site,
    storage,
    logged,
    keep,
    bytesOf: async (stored) => (await fileOf(stored)).bytes,
    async keepOne(path, kind) {
      const stored = (await keep({ [path]: kind }))[path]
      if (!stored) throw new Error(`not kept: ${JSON.stringify(logged)}`)
      const { bytes, contentType } = await fileOf(stored)
      return { ...stored, bytes, contentType }
    },
  }
}

export function picture(bytes: Uint8Array, contentType: string): Pages[string] {
  return (response) => {
    response.writeHead(200, { 'content-type': contentType }).end(bytes)
  }
}
