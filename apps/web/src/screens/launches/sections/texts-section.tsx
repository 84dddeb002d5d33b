import { blockingTexts } from '@aloft/domain/launches/launch-texts.rules'
import { LaunchTexts } from '@aloft/views/launches/launch-texts'
import { useState } from 'react'
import { useAdEdits, useIsLocked } from '../../ads/editor/edited-ad.tsx'
import { useContentFields } from '../../ads/editor/sections/use-ad-fields.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface TextsProps {
  readonly launch: OpenLaunch
}

/** The texts that block the launch, or did when the page opened: a field stays while it's being written. */
export function TextsSection({ launch: { ad, facts, saveProposals } }: TextsProps) {
  const blocking = blockingTexts(ad.content.platform, facts.judgement)
  const [asked] = useState(blocking)
  const { fields } = useContentFields()
  const { change } = useAdEdits()
  const shown = fields.filter(({ key }) => asked.includes(key) || blocking.includes(key))
  if (useIsLocked() || shown.length === 0) return null
  return (
    <LaunchTexts
      fields={shown}
      onChange={(key, value) => {
        saveProposals()
        change({ [key]: value })
      }}
    />
  )
}
