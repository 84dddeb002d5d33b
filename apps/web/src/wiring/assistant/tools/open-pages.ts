import { designBriefId } from '@aloft/views/briefs/brief-anchors'
import { stepsOf } from '@aloft/domain/guide/guide-steps'
import { briefsAddress, editorAddress } from '../../../addresses/page-address.ts'
import type { PageName } from '../../../addresses/page-names.ts'
import { pageLink } from '../../../addresses/page-link.ts'
import { appNavigation } from '../../../state/app-navigation.ts'
import { guideActor } from '../../account/guide.ts'
import { adOf, ask, brandOf, FailedCall, type ToolCall, type ToolHandler } from './tool-handler.ts'

/** How long a page takes to open, and a user to answer whether they leave the one before. */
const openWithinMs = 20_000
const checkEveryMs = 100

const opened = { isOpened: true } as const

/** Opens an address. Leaving the page before may be refused, as always. */
async function openAddress(address: string, signal: AbortSignal): Promise<typeof opened> {
  const navigation = appNavigation()
  if (!navigation) throw new FailedCall({ error: 'failed' })
  const { pathname } = new URL(address, 'https://app.example')
  navigation.open(address)
  for (let waited = 0; navigation.path() !== pathname; waited += checkEveryMs) {
    if (waited >= openWithinMs) throw new FailedCall({ error: 'cancelled' })
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
    signal.throwIfAborted()
  }
  return opened
}

const linkTo = (page: PageName, { ideaId }: Pick<ToolCall, 'ideaId'>) =>
  pageLink(page, { currentIdeaId: ideaId, selectedIdeaId: null })

export const openPage: ToolHandler<'open_page'> = ({ page }, call) =>
  openAddress(linkTo(page, call), call.signal)

export const openAdEditor: ToolHandler<'open_ad_editor'> = async (given, call) => {
  const ideaId = brandOf(call)
  const balloonId = adOf(given)
  // Says so here if the ad is gone, instead of opening a page about that.
  await ask('get-balloon', { ideaId, balloonId }, call.signal)
  return openAddress(editorAddress(ideaId, balloonId), call.signal)
}

export const openBrandBrief: ToolHandler<'open_brand_brief'> = (_, call) =>
  openAddress(briefsAddress(brandOf(call)), call.signal)

export const openDesignBrief: ToolHandler<'open_design_brief'> = (_, call) =>
  openAddress(`${briefsAddress(brandOf(call))}#${designBriefId}`, call.signal)

/** Starts a task of the guide on the page of its first step. */
export const openGuideTask: ToolHandler<'open_guide_task'> = async ({ task }, call) => {
  const path = stepsOf(task)[0]?.path
  if (path) await openAddress(linkTo(path, call), call.signal)
  guideActor.send({ type: 'START', task })
  return opened
}
