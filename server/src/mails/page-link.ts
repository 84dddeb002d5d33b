import type { Settings } from '../env.ts'

/** The address of a page of the app, for a link in a mail. */
export function pageLink(settings: Pick<Settings, 'publicUrl'>, path: `/0/${string}`, code?: string): string {
  const url = new URL(path, settings.publicUrl)
  if (code !== undefined) url.searchParams.set('code', code)
  return url.href
}
