import { VersionPreview } from '../../../ads/version-preview.tsx'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The ad in the skin of its platform, on a phone, where most people see it. */
export function AdSection({ launch: { ad } }: { readonly launch: OpenLaunch }) {
  return <VersionPreview idea={ad.idea} content={ad.content} values={ad.values} />
}
