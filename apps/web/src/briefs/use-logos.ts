import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import { useState } from 'react'
import { useBrand } from '../state/brand.ts'
import { putQuestion } from '../state/modal.ts'
import { mayCall } from '../state/rights.ts'
import { addIdeaFile, type SendFile } from '../wiring/creatives/idea-files.ts'

type LogoProps = Pick<BriefSheetProps, 'logos' | 'onChange' | 'onUploadLogo'>

const shownUploads = 6

/** The pictures that may be the logo of the open brand, and how another one is sent. */
export function useLogos(): {
  readonly of: (sheet: Pick<BriefSheetProps, 'values' | 'onChange'>) => LogoProps
} {
  const { idea } = useBrand()
  // Whoever tries another logo finds the one before beside it.
  const [former, setFormer] = useState<readonly string[]>([])
  return {
    of({ values, onChange }) {
      const chosen = textOf(values['logoImageUrl'])
      // The newest uploads, which are added at the end. No tile moves when it is chosen.
      const uploads = idea?.uploadedImages.slice(-shownUploads).toReversed() ?? []
      const logos = [...new Set([...uploads, ...former, textOf(idea?.design.logoImageUrl), chosen])]
      if (!idea || !onChange) return { logos: logos.filter((url) => url !== '') }
      const change: typeof onChange = (field, value) => {
        if (field === 'logoImageUrl') setFormer((known) => [...new Set([...known, chosen])])
        onChange(field, value)
      }
      const upload = async () => {
        const send: SendFile = (file, { signal }) => addIdeaFile(idea._id, file, { signal })
        // The modals show briefs too, so their table cannot be asked by its types here.
        const sent = await putQuestion('upload', { accepts: ['image'], send })
        if (sent) change('logoImageUrl', (sent as { url: string }).url)
      }
      return {
        logos: logos.filter((url) => url !== ''),
        onChange: change,
        ...(mayCall(idea.role, 'add-idea-file') && { onUploadLogo: () => void upload() }),
      }
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
