import { editBlock } from '@aloft/domain/balloons/edit-block.rules'
import { stateOfDraft } from '@aloft/machines/draft-queue/draft-queue.connect'
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { campaignContent } from '../../../state/ad-content.ts'
import { useAdReadiness } from '../../../ads/use-ad-readiness.ts'
import { useAd } from '../../../state/brand.ts'
import { useMay } from '../../../state/rights.ts'
import { useUser } from '../../../state/session.ts'
import { useAdDrafts } from '../../../wiring/drafts/ad-drafts.ts'
import {
  type AdEdits,
  type AdStore,
  type EditedAd,
  openAdStore,
  type OpenAd,
  selectFrom,
} from './ad-store.ts'
import { useEditing } from './use-editing.ts'

const Store = createContext<AdStore | null>(null)

/** Opens an ad for the sections of the editor below it. */
export function EditedAdProvider({ children, ...open }: OpenAd & { readonly children: ReactNode }) {
  const { idea, balloon, version } = open
  const { values, content } = useCurrentValues(open)
  const may = useMay()
  const user = useUser()
  const queue = useAdDrafts()
  const editing = useEditing(idea._id, balloon.id, values)
  const readiness = useAdReadiness(idea, balloon.id, content, values)
  const ad: EditedAd = {
    ...open,
    values,
    content,
    readiness,
    currency: user?.subscriptionCurrency ?? 'EUR',
    adAccountType: idea.adAccountType[content.platform] ?? 'provider',
    lock: editBlock({
      ...balloon,
      mode: version ? 'history' : 'draft',
      mayWrite: may('update-balloon'),
      isPlanLapsed: idea.isPlanLapsed,
    }),
    hasUnsaved: queue.hasUnsaved && stateOfDraft(queue, balloon.id) !== 'saved',
    editing,
  }
  const [store] = useState(() => openAdStore(ad))
  // Before the page is painted, and within the same input event: a text that is typed keeps its caret.
  useLayoutEffect(() => store.set(ad))
  return <Store value={store}>{children}</Store>
}

/**
 * The values of the draft as they are now. The steps to undo are state of this provider, and a step that doesn't fit the
 * values counts as somebody else's: both have to be of the same moment.
 */
function useCurrentValues({ balloon, values, content, version }: OpenAd): Pick<OpenAd, 'values' | 'content'> {
  const draft = useAd(balloon.id)?.values
  if (version || !draft) return { values, content }
  return { values: draft, content: campaignContent(content.campaignId, draft, content.platform) }
}

/** The open ad for event handlers, which read it when they're called. */
export function useAdStore(): AdStore {
  const store = use(Store)
  if (!store) throw new Error('no ad is open around this section')
  return store
}

/** A part of the open ad; what reads it is drawn again when the part says something else, compared as JSON. */
export function useEditedAd<T>(select: (ad: EditedAd) => T): T {
  const store = useAdStore()
  const getPart = useMemo(() => selectFrom(store, select), [store, select])
  return useSyncExternalStore(store.subscribe, getPart)
}

/** What changes the open ad. */
export function useAdEdits(): AdEdits {
  return useAdStore().edits
}

const subjectOf = ({ idea, balloon, content }: EditedAd) => ({
  ideaId: idea._id,
  balloonId: balloon.id,
  componentId: content.campaignId,
})

/** The ids of the open ad, as calls about it name them. */
export function useAdSubject(): ReturnType<typeof subjectOf> {
  return useEditedAd(subjectOf)
}

/** Whether the open ad can be written. */
export function useIsLocked(): boolean {
  return useEditedAd(({ lock }) => lock !== null)
}
