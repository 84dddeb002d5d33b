import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import { evidenceOf } from '../page/evidence.ts'
import type { WebManifest } from './site.ts'
import { fold } from '../text/text.ts'

type ManifestKey = 'name' | 'lang' | 'background_color' | 'theme_color'

/** A text of the web app manifest with its evidence; an invalid manifest has none. */
export function manifestTexts(
  manifest: WebManifest | null,
  key: ManifestKey,
): { text: string; evidence: Evidence | null }[] {
  const value = valueOf(manifest?.raw ?? '', key)
  if (!manifest || value === '') return []
  const quoted = new RegExp(`"${key}"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`).exec(manifest.raw)?.[0] ?? ''
  return [{ text: value, evidence: evidenceOf(manifest.url, quoted, 'manifest') }]
}

/** Addresses of a manifest's icons, as written. */
export function manifestIcons(manifest: WebManifest | null): string[] {
  const icons = parse(manifest?.raw ?? '')['icons']
  if (!Array.isArray(icons)) return []
  return icons.flatMap((icon: unknown) => {
    const src = typeof icon === 'object' && icon !== null && 'src' in icon ? icon.src : null
    return typeof src === 'string' ? [src] : []
  })
}

function valueOf(raw: string, key: ManifestKey): string {
  const value = parse(raw)[key]
  return typeof value === 'string' ? fold(value) : ''
}

function parse(raw: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(raw)
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
