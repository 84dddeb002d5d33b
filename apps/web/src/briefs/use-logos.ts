import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import { useState } from 'react'
import { putQuestion } from '../state/modal.ts'
import { mayCall } from '../state/rights.ts'
import { addIdeaFile, type SendFile } from '../wiring/creatives/idea-files.ts'
import { useOpenBriefs } from './open-briefs.tsx'

type LogoProps = Pick<BriefSheetProps, 'logos' | 'onChange' | 'onUploadLogo'>

const shownUploads = 6

/** The pictures that may be the logo of the open brand, and how another one is sent. */
export function useLogos({ values, onChange }: Pick<BriefSheetProps, 'values' | 'onChange'>): LogoProps {
  const { brand } = useOpenBriefs()
  // Whoever tries another logo finds the one before beside it.
  const [former, setFormer] = useState<readonly string[]>([])
  const chosen = textOf(values['logoImageUrl'])
  // The newest uploads, which are added at the end. No tile moves when it is chosen.
  const uploads = brand.uploadedImages.slice(-shownUploads).toReversed()
  const all = [...new Set([...uploads, ...former, textOf(brand.design.logoImageUrl), chosen])]
  const logos = all.filter((url) => url !== '')
  if (!onChange) return { logos }
  const change: typeof onChange = (field, value) => {
    if (field === 'logoImageUrl') setFormer((known) => [...new Set([...known, chosen])])
    onChange(field, value)
  }
  const upload = async () => {
    const send: SendFile = (file, { signal }) => addIdeaFile(brand._id, file, { signal })
    // The modals show briefs too, so their table cannot be asked by its types here.
    const sent = await putQuestion('upload', { accepts: ['image'], send })
    if (sent) change('logoImageUrl', (sent as { url: string }).url)
  }
  return {
    logos,
    onChange: change,
    ...(mayCall(brand.role, 'add-idea-file') && { onUploadLogo: () => void upload() }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
