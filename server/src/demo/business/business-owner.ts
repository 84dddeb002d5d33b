import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import { readAd } from '@aloft/domain/balloons/components.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { BusinessAd } from './business-ads.ts'
import type { PastWorld, Person } from './past-world.ts'

/** The ids that identify an ad in calls. */
export interface AdSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

/** Actions of a brand's owner on its ads. */
export interface BusinessOwner {
  /** Generates an ad and sets the name, texts and settings that are planned for it. */
  createAd(ad: BusinessAd): Promise<AdSubject>
  edit(subject: AdSubject, data: Readonly<Record<string, JsonValue>>): Promise<void>
  /** Publishes an ad and pays for it by card. */
  launch(subject: AdSubject): Promise<void>
  stop(subject: AdSubject): Promise<void>
}

const style = { toneOfVoice: null, formula: null, imageStyle: null } as const

export function ownerOf(
  { settle }: Pick<PastWorld, 'settle'>,
  person: Person,
  ideaId: string,
): BusinessOwner {
  const edit = async (
    { balloonId }: Pick<AdSubject, 'balloonId'>,
    data: Readonly<Record<string, JsonValue>>,
  ) => void (await person.call('update-balloon', { ideaId, balloonId, data }))

  async function generate({ platform, location, details }: BusinessAd) {
    const made = await person.call('create-ad', {
      ideaId,
      platform: platform satisfies AdPlatform,
      style,
      competitors: [],
      location,
      language: 'en',
      details: { goal: null, offeringType: null, specialPurpose: '', ...details },
      overrides: { platform: null, purpose: null },
      briefId: null,
    })
    if ('failureStatus' in made) throw new Error(`no ad was made: ${made.failureStatus}`)
    await settle()
    const { balloons } = await person.call('get-idea', { ideaId })
    const ad = balloons.find(({ id }) => id === made.balloonId)
    if (!ad) throw new Error('an ad was not made')
    const [[componentId = ''] = [], [pageId = ''] = []] = readValues(ad.data)['componentOrder'] as string[][]
    const read = readAd(readValues(ad.data), componentId, platform)
    const button = 'meta' in read ? read.meta.fbButtonLabel : null
    return { subject: { ideaId, balloonId: ad.id, componentId }, pageId, button }
  }

  /** Draws the owner's line on the picture that suits it best. */
  async function writeOnPicture(subject: AdSubject, line: string, button: ButtonLabel) {
    const asked = { ...subject, line, hasPrice: true, button }
    const { choices } = await person.call('suggest-pictures', asked)
    const [best] = choices
    if (!best) return
    const { layout, picture } = best
    const { _id } = await person.call('choose-picture', { ...asked, layout, picture })
    const { componentId } = subject
    await edit(subject, {
      [componentKey(componentId, 'adCreativeId')]: _id,
      [componentKey(componentId, 'punchline')]: line,
    })
    await settle()
  }

  return {
    edit,

    async createAd(ad) {
      const { subject, pageId, button } = await generate(ad)
      const { componentId } = subject
      const own = Object.entries(ad.values).map(([key, value]) => [`component/${componentId}/${key}`, value])
      const goal = 'goal'
      await edit(subject, {
        ...Object.fromEntries(own),
        name: ad.name,
        [componentKey(pageId, 'url')]: ad.page,
        ...(ad.goal && {
          componentOrder: [[componentId], [pageId], [goal]],
          [componentKey(goal, 'type')]: 'goal',
          [componentKey(goal, 'goalUrlType')]: 'fullUrl',
          [componentKey(goal, 'goalUrl')]: ad.goal.url,
          [componentKey(goal, 'conversionValue')]: ad.goal.value,
        }),
      })
      if (ad.line !== undefined && button) await writeOnPicture(subject, ad.line, button)
      if (ad.goal) await person.call('validate-snippet', { ideaId, url: ad.goal.url, kind: 'goal' })
      if (ad.variant) {
        const other = { texts: ad.variant, creativeId: null }
        await person.call('save-ab-test', { ...subject, variants: [{ texts: {}, creativeId: null }, other] })
      }
      return subject
    },

    async launch(subject) {
      const { balloonId } = subject
      const published = await person.call('publish-balloon', { ideaId, balloonId })
      if ('validationFailures' in published) throw new Error(JSON.stringify(published))
      const page = await person.call('pay-ad', { ...subject, method: 'card', creditAmount: 0 })
      await person.payByCard({ url: page.url ?? '' })
      await person.call('confirm-payment', { paymentId: page.paymentId })
      await settle()
    },

    async stop(subject) {
      await person.call('stop-ad', subject)
    },
  }
}
