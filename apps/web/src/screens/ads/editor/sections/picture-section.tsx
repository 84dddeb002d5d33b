import type { PayloadOf } from '@aloft/contract/schemas'
import { PictureFields } from '@aloft/views/ads/editor/picture-fields'
import { buttonLabelsFor } from '@aloft/domain/ads/button-labels.rules'
import { longestPictureLine } from '@aloft/domain/ads/text-kinds.rules'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import { useLocation } from 'react-router'
import { designAddress } from '../../../../addresses/design-address.ts'
import { studioAddress } from '../../../../addresses/page-address.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { useCreative } from '../../../../state/creatives.ts'
import { useMay } from '../../../../state/rights.ts'
import { choosePicture } from '../../../../wiring/ads/ad-pictures.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useAdStore, useAdSubject, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { usePictureChoices } from './use-picture-choices.ts'

interface PictureOptions {
  readonly line: string
  readonly hasPrice: boolean
  readonly button: ButtonLabel
}

/** Another arrangement, or other texts of the same one, whose choice has no id. */
interface Taken {
  readonly id: string
  readonly arrangement: Pick<PayloadOf<'choose-picture'>, 'layout' | 'picture'> | undefined
  readonly next: PictureOptions
}

const pictureOf = ({ content: { ad } }: EditedAd) => ({
  adCreativeId: 'meta' in ad ? ad.meta.adCreativeId : null,
  button: ('meta' in ad && ad.meta.fbButtonLabel) || ('LEARN_MORE' as const),
  punchline: ad.punchline,
  goal: ad.campaignGoal,
})

/** The picture of an ad: each change of it makes a creative, which the ad takes by an edit that can be undone (EDT-07). */
export function PictureSection() {
  const subject = useAdSubject()
  const { adCreativeId, button, punchline, goal } = useEditedAd(pictureOf)
  const { change: changeAd } = useAdEdits()
  const store = useAdStore()
  const isLocked = useIsLocked()
  const onChange = useMay()('choose-picture') && !isLocked ? changeAd : undefined
  const creative = useCreative(adCreativeId)
  const items = creative?.items ?? []
  const drawn = (slot: 'headline' | 'price') =>
    items.flatMap((item) => (item.type === 'text' && item.slot === slot ? [item.text] : []))[0]
  const line = punchline || (drawn('headline') ?? '')
  // Until the picture is loaded, an ad that sells is taken to show its price, as it does at first.
  const options: PictureOptions = {
    line,
    hasPrice: creative ? drawn('price') !== undefined : goal === 'sales',
    button,
  }
  const hasButton = items.some((item) => item.type === 'text' && item.slot === 'button')
  const drawnOptions = (one: PictureOptions) => ({
    ...subject,
    ...one,
    button: hasButton || goal === 'sales' ? one.button : ('NO_BUTTON' as const),
  })
  const { others, choices, price } = usePictureChoices(
    onChange && line !== '' ? drawnOptions(options) : null,
    adCreativeId ?? '',
  )
  const lead = items.flatMap((item) => (item.type === 'croppedImage' ? [item.src] : []))[0] ?? null
  const { pathname, search } = useLocation()
  const { ideaId, balloonId, componentId } = subject
  const returnTo = `${pathname}${search}`
  const current = creative ? { layout: creative.layout, picture: lead } : choices[0]

  const taking = useCommand(
    ({ arrangement, next }: Taken) => {
      const { layout, picture } = arrangement ?? { layout: 'bigType' as const, picture: null }
      return choosePicture({ ...drawnOptions(next), layout, picture })
    },
    (made, { next }) => {
      if (made === null) return
      const taken = { adCreativeId: made, punchline: next.line, fbButtonLabel: next.button }
      // The ad may have been locked meanwhile.
      if (store.get().lock === null) changeAd(taken)
    },
  )
  const { isPending, isDone, result } = taking
  const change = (changed: Partial<PictureOptions>) =>
    void taking.start({ id: '', arrangement: current, next: { ...options, ...changed } })
  return (
    <PictureFields
      line={line}
      adviceLength={longestPictureLine}
      hasPrice={options.hasPrice}
      price={price ?? drawn('price') ?? null}
      button={button}
      buttons={buttonLabelsFor(goal, button)}
      others={others}
      hrefs={{
        studio: creative && studioAddress(creative.ideaId, creative._id, returnTo),
        wizard: onChange && designAddress('type', { ideaId, ad: { balloonId, componentId } }),
      }}
      working={isPending ? (taking.input?.id ?? null) : null}
      hasFailed={isDone && result === null}
      isReadOnly={onChange === undefined}
      onLine={(text) => change({ line: text })}
      onPrice={(hasPrice) => change({ hasPrice })}
      onButton={(label) => (hasButton ? change({ button: label }) : onChange?.({ fbButtonLabel: label }))}
      onChoose={(id) => void taking.start({ id, arrangement: choices[Number(id)], next: options })}
    />
  )
}
