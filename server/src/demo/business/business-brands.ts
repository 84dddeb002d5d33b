import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { questionId } from '@aloft/domain/scans/website-answers.rules'
import { demoWebsite } from '../demo-website.ts'
import { ownerOf } from './business-owner.ts'
import type { PastWorld, Person } from './past-world.ts'

/** Scans the website, answers its contradiction, and saves the brief drafted from it. */
export async function openBrand(
  { settle }: PastWorld,
  person: Person,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  await person.call('update-user', {
    data: { questionnaire: { role: 'smallBusiness', goal: 'sales', source: 'friend' } },
  })
  await person.call('scan-website', { url: demoWebsite })
  await settle()
  const { _id: websiteDataId, status, data } = await person.call('check-scan-website', { url: demoWebsite })
  if (status !== 'SUCCESS' || !data) throw new Error(`the website of the demo brand was not read: ${status}`)
  const open = data.questions.map(questionId).filter((id) => !Object.hasOwn(answers, id))
  if (open.length > 0) throw new Error(`the website of the demo brand asks for ${open.join(', ')}`)
  const brief = await draftBrief(person, { url: demoWebsite })
  const { idea } = await person.call('create-idea', { title: 'Nightjar Lamps', url: demoWebsite })
  const ideaId = idea._id
  await person.call('save-brief', { ideaId, kind: 'brand', brief, websiteDataId, websiteAnswers: answers })
  const { isValidated } = await person.call('validate-snippet', { ideaId, url: demoWebsite, kind: 'website' })
  if (!isValidated) throw new Error('the snippet is not on the website of the demo brand')
  return ideaId
}

async function draftBrief(
  person: Person,
  from: { readonly url?: string; readonly brandDescription?: string },
): Promise<BrandBrief> {
  const drafted = await person.call('generate-brand-brief', from)
  if (typeof drafted === 'string') throw new Error(`no brief was drafted: ${drafted}`)
  return drafted.brief
}

/** The owner's changes to the briefs over the weeks, and the campaign they plan. */
export async function improveBriefs(person: Person, ideaId: string, time: 'first' | 'second'): Promise<void> {
  const { brandBrief, campaignBriefs } = await person.call('get-briefs', { ideaId })
  if (!brandBrief) throw new Error('the demo brand has no brief')
  const { brief } = brandBrief
  const save = (change: Partial<BrandBrief>) =>
    person.call('save-brief', { ideaId, kind: 'brand', brief: { ...brief, ...change }, base: brief })
  if (time === 'first') {
    await save({ audiences: ['People doing up a first home', 'People looking for a present'] })
    await planCampaign(person, ideaId, brief)
    return
  }
  await save({ audiences: [...brief.audiences, 'Small hotels in the west'], toneOfVoice: 'serenity' })
  const [campaign] = campaignBriefs
  if (!campaign) throw new Error('the demo brand has no campaign')
  const changed = { ...campaign.brief, specialPurpose: 'Bring in old lamps before the Christmas market.' }
  await person.call('save-brief', {
    ideaId,
    kind: 'campaign',
    briefId: campaign._id,
    brief: changed,
    base: campaign.brief,
  })
}

async function planCampaign(person: Person, ideaId: string, brandBrief: BrandBrief): Promise<void> {
  const userInput = {
    name: 'Old lamp in, €20 off',
    url: demoWebsite,
    goal: 'sales',
    offeringType: 'product',
    offeringName: 'Old lamp in, €20 off',
    offeringSummary: 'Bring an old lamp, working or not, and take €20 off a new one.',
  } as const
  const drafted = await person.call('generate-campaign-brief', { ideaId, brandBrief, userInput })
  if (typeof drafted === 'string') throw new Error(`no campaign was drafted: ${drafted}`)
  await person.call('save-brief', { ideaId, kind: 'campaign', briefId: null, brief: drafted.brief })
}

/** The second brand, described in words, with one draft; the first brand stays selected. */
export async function openSecondBrand(world: PastWorld, person: Person, firstId: string): Promise<void> {
  const brandDescription =
    'Dusk Walks are guided evening walks through the old streets of Galway: two hours, ten people at most, Thursday to Sunday at 7 pm, €18 each. The guides are locals, and every walk ends with a pint at Tigh Neachtain.'
  const brief = await draftBrief(person, { brandDescription })
  const title = 'Dusk Walks'
  const { idea } = await person.call('create-idea', { title, url: null })
  const ideaId = idea._id
  await person.call('save-brief', {
    ideaId,
    kind: 'brand',
    brief: { ...brief, name: title, location: 'Galway, Ireland', language: 'en' },
  })
  await ownerOf(world, person, ideaId).createAd({
    name: 'Evening walk, Instagram',
    platform: 'instagram',
    location: 'Galway, Ireland',
    page: 'https://duskwalks.example',
    details: {
      goal: 'sales',
      offeringName: 'Guided evening walk',
      offeringSummary: 'Two hours through the old streets of Galway with a local, €18.',
    },
    values: {},
  })
  await person.call('set-idea-open-date', { ideaId: firstId })
}
