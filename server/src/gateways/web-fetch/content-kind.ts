import type { ContentKind } from './web-fetch.port.ts'

export interface ContentType {
  /** In lower case, without parameters; '' if the server sends none. */
  readonly essence: string
  readonly charset: string | undefined
}

const acceptable: Record<ContentKind, string> = {
  html: 'text/html, application/xhtml+xml',
  css: 'text/css',
  json: 'application/json, application/manifest+json',
  image: 'image/*',
  text: 'text/plain',
}

export function parseContentType(header: string | undefined): ContentType {
  const [essence = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim())
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([^"\s]+)"?$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { essence: essence.toLowerCase(), charset }
}

/** The kind of a content type; undefined if it is never read. */
export function contentKindOf(essence: string): ContentKind | undefined {
  if (essence === 'text/html' || essence === 'application/xhtml+xml') return 'html'
  if (essence === 'text/css') return 'css'
  if (/^(application|text)\/([\w.-]+\+)?json$/.test(essence)) return 'json'
  if (/^image\/[\w.+-]+$/.test(essence)) return 'image'
  if (essence === 'text/plain') return 'text'
  return undefined
}

export function acceptHeader(kinds: readonly ContentKind[]): string {
  return kinds.map((kind) => acceptable[kind]).join(', ')
}
