import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadDocs } from './component-page/component-files.ts'

/** Throws if the docs of a component name a part that its story doesn't show. */
export async function checkAnatomy(file: string, storyId: string): Promise<void> {
  const docs = await loadDocs(file.slice(file.indexOf('packages/')))
  const [component = ''] = storyId.split('--')
  if (!docs || toId(component, storyNameFromExport(docs.anatomy.story)) !== storyId) return
  for (const { name, at } of docs.anatomy.parts) {
    if (!document.querySelector(at)) throw new Error(`The docs name a part “${name}”, and ${at} isn't there.`)
  }
}
