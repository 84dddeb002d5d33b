import { useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLocation, useNavigate } from 'react-router'
import { briefsAddress, editorAddress, studioAddress } from '../addresses/page-address.ts'
import { showToast } from '../state/toasts.ts'
import { type UnsettledDraft, useUnsettledDrafts } from '../state/unsettled-drafts.ts'

function addressOf({ kind, ideaId, id }: UnsettledDraft): string {
  if (kind === 'ad') return editorAddress(ideaId, id)
  return kind === 'creative' ? studioAddress(ideaId, id) : briefsAddress(ideaId)
}

/** Whether a draft is open, with what there is to settle in it. */
function isOpen({ kind, id }: UnsettledDraft, pathname: string, search: string): boolean {
  const query = new URLSearchParams(search)
  if (kind === 'ad') return query.get('balloonId') === id
  if (kind === 'creative') return query.get('creative') === id
  return pathname.endsWith('/briefs') || (query.get('modal')?.includes('brief') ?? false)
}

/** Shows a toast for refused or conflicting edits of a draft that isn't open, with a link to it. */
export function UnsettledNotices() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const drafts = useUnsettledDrafts()
  const notified = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const elsewhere = drafts.filter((draft) => !isOpen(draft, pathname, search))
    const nameOf = ({ id, trouble }: UnsettledDraft) => `${id} ${trouble}`
    for (const draft of elsewhere) {
      if (notified.current.has(nameOf(draft))) continue
      const { kind, trouble } = draft
      showToast({
        text: t(`unsettled.${kind}.${trouble}`),
        tone: 'warning',
        action: { label: t('unsettled.open'), onPress: () => void navigate(addressOf(draft)) },
      })
    }
    // A user who leaves such a draft unsettled is notified again.
    notified.current = new Set(elsewhere.map(nameOf))
  }, [drafts, navigate, pathname, search, t])
  return null
}
