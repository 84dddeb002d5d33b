import { leadToSection } from '@aloft/views/ads/copy/lead-to'
import { editorSections } from '@aloft/domain/ads/editor-sections.rules'
import { useEffect } from 'react'
import { whenThere } from '../../../router/when-there.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'

/** Opens the section of the editor that the address names, once it is there. */
export function useNamedSection(): void {
  const [query] = useSearchParams()
  const named = query.get('section')
  useEffect(() => {
    const section = editorSections.find((one) => one === named)
    return section && whenThere(() => leadToSection(section))
  }, [named])
}
