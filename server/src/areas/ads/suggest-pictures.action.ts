import type { ReplyOf } from '@aloft/contract/schemas'
import { variedArrangements } from '@aloft/creative/scene/varied-arrangements'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { composeAdCreative } from '../creatives/compose-ad-creative.ts'
import { openPictureDesk } from './ad-picture.service.ts'

const mostChoices = 6

/** Alternative pictures for an ad, from its own material; stores nothing and costs no tokens (EDT-07). */
export const suggestPictures = defineAction('suggest-pictures', {
  policy: onBrand(),

  async handle(context, payload) {
    const desk = await openPictureDesk(context, payload)
    if (!desk) return { error: 'balloonNotFound' }
    const choices: ReplyOf<'suggest-pictures'>['choices'] = []
    for (const arrangement of variedArrangements(desk.arrangements)) {
      const composed = await composeAdCreative({ ...desk.order, arrangement }, ['1:1'])
      const creative = composed?.['1:1']
      if (creative) choices.push({ ...arrangement, creative })
      if (choices.length === mostChoices) break
    }
    return { choices, price: desk.material.facts.price }
  },
})
