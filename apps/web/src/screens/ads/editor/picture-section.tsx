import { PictureFields } from '@aloft/views/ads/editor/picture-fields'
import { buttonLabelsFor } from '@aloft/domain/ads/button-labels.rules'
import { longestPictureLine } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { useEffect, useRef, useState } from 'react'
import type { AdContent } from '../../../state/ad-content.ts'
import { useCreative } from '../../../state/creatives.ts'
import { choosePicture } from '../../../wiring/ads/ad-pictures.ts'
import { usePictureChoices } from './use-picture-choices.ts'

export interface PictureSectionProps {
  readonly ideaId: string
  readonly balloonId: string
  readonly content: AdContent
  /** Left out where nothing can be written. */
  readonly onChange?: ((changed: Readonly<Partial<Record<ComponentKey, JsonValue>>>) => void) | undefined
}

interface PictureOptions {
  readonly line: string
  readonly hasPrice: boolean
  readonly button: ButtonLabel
}

const noPicture = { adCreativeId: null, fbButtonLabel: null }

/** The picture of an ad: each change of it makes a creative, which the ad takes by an edit that can be undone (EDT-07). */
export function PictureSection({ ideaId, balloonId, content, onChange }: PictureSectionProps) {
  const { campaignId: componentId, ad } = content
  const { adCreativeId, fbButtonLabel } = 'meta' in ad ? ad.meta : noPicture
  const creative = useCreative(adCreativeId)
  const items = creative?.items ?? []
  const drawn = (slot: 'headline' | 'price') =>
    items.flatMap((item) => (item.type === 'text' && item.slot === slot ? [item.text] : []))[0]
  const goal = ad.campaignGoal
  const button = fbButtonLabel ?? 'LEARN_MORE'
  const line = ad.punchline || (drawn('headline') ?? '')
  // Until the picture is loaded, an ad that sells is taken to show its price, as it does at first.
  const options: PictureOptions = {
    line,
    hasPrice: creative ? drawn('price') !== undefined : goal === 'sales',
    button,
  }
  const hasButton = items.some((item) => item.type === 'text' && item.slot === 'button')
  const drawnOptions = (one: PictureOptions) => ({
    ideaId,
    balloonId,
    componentId,
    ...one,
    button: hasButton || goal === 'sales' ? one.button : ('NO_BUTTON' as const),
  })
  const { others, choices, price } = usePictureChoices(
    onChange && line !== '' ? drawnOptions(options) : null,
    adCreativeId ?? '',
  )
  const [working, setWorking] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // Other fields may be written while a picture is made, and the ad may be locked meanwhile.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const lead = items.flatMap((item) => (item.type === 'croppedImage' ? [item.src] : []))[0] ?? null
  const current = creative ? { layout: creative.layout, picture: lead } : choices[0]

  const take = async (id: string, arrangement: typeof current, next: PictureOptions) => {
    setHasFailed(false)
    setWorking(id)
    const { layout, picture } = arrangement ?? { layout: 'bigType', picture: null }
    const made = await choosePicture({ ...drawnOptions(next), layout, picture })
    setWorking(null)
    if (made === null) return setHasFailed(true)
    latest.current?.({ adCreativeId: made, punchline: next.line, fbButtonLabel: next.button })
  }
  const change = (changed: Partial<PictureOptions>) => void take('', current, { ...options, ...changed })
  return (
    <PictureFields
      line={line}
      adviceLength={longestPictureLine}
      hasPrice={options.hasPrice}
      price={price ?? drawn('price') ?? null}
      button={button}
      buttons={buttonLabelsFor(goal, button)}
      others={others}
      working={working}
      hasFailed={hasFailed}
      isReadOnly={onChange === undefined}
      onLine={(text) => change({ line: text })}
      onPrice={(hasPrice) => change({ hasPrice })}
      onButton={(label) => (hasButton ? change({ button: label }) : onChange?.({ fbButtonLabel: label }))}
      onChoose={(id) => void take(id, choices[Number(id)], options)}
    />
  )
}
